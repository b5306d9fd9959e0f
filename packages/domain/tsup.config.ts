import { defineConfig } from 'tsup';
import { keptApart } from '../../tools/packing/kept-apart.ts';

export default defineConfig(keptApart());
