import { defineConfig } from 'tsup';
import { unbundledConfig } from '../../tools/packing/kept-apart.ts';

export default defineConfig(unbundledConfig());
