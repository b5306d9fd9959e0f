import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brand(dark ? 'dark' : 'light') });
