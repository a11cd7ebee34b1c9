"""How bots play FIGHT: on a whim, by what a task does to whom, and by imagining how it goes on."""
