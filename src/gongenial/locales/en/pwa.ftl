# Gongenial as an app, and without a network.

pwa-description = Four family games at one table: GONG LINK, FAMILY, FIGHT and the collecting game. With friends, with bots, without an account.
pwa-play = Play
pwa-title = On your device
pwa-install = Install
pwa-can = Put Gongenial on your home screen: with its own icon, and no browser around it.
pwa-installed = Gongenial is installed here. Have fun!
pwa-ios = On an iPhone or iPad, tap the share button and then “Add to Home Screen”. Then Gongenial has its own icon there.
pwa-menu = Would you like Gongenial on your home screen? Look in your browser's menu for “Install” or “Add to home screen”.
pwa-offline = Your browser keeps the rules, the cards with their tasks and the score sheet. You can use them without internet too.
pwa-plain = The address of this page starts with http. So your browser can't install Gongenial, can't show it without a network and can't keep the screen on. Everything else works.
pwa-offtitle = No connection
pwa-offlead = A table needs a connection. As soon as it's back, you can play.
pwa-offcan = Until then, this works without it:
