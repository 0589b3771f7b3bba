import { homeScreensOf } from '#capabilities/portal/web/home/routes.ts';
import { HomePage } from './home-page.tsx';

export const homeScreens = homeScreensOf(HomePage);
