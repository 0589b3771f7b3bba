import type { ComponentType } from 'react';
import { registrarPartes } from '#shell/partes.ts';

const arquivos = import.meta.glob<{ default: ComponentType }>('../capabilities/*/web/**/*.parte.tsx');

const nomeDaParte = (arquivo: string): string => /\/([\w-]+)\.parte\.tsx$/.exec(arquivo)?.[1] ?? '';

/** Every part of every capability, found by its file name; fetched when a screen shows it. */
export const registrarDoProduto = (): void =>
  registrarPartes(
    Object.fromEntries(Object.entries(arquivos).map(([arquivo, buscar]) => [nomeDaParte(arquivo), buscar])),
  );

registrarDoProduto();
