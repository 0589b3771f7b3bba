import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cicloDeVida } from './lib/ciclo-de-vida.ts';

await writeFile(join(import.meta.dirname, '../docs/ciclo-de-vida.md'), cicloDeVida());
