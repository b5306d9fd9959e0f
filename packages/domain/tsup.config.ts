import { defineConfig } from 'tsup';
import { unbundledConfig } from '../../tools/packing/unbundled.ts';

export default defineConfig(unbundledConfig());
