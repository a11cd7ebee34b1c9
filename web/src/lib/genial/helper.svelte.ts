import { recall, remember } from '../memory';

/** Whether the chances are shown: off, until somebody asks for them. */
class Helper {
  on = $state(recall('odds') === 'yes');

  toggle = (): void => {
    this.on = !this.on;
    remember('odds', this.on ? 'yes' : 'no');
  };
}

export const helper = new Helper();
