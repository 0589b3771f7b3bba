import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import { type Formulario, registrarAtos } from '#shell/atos/registro.ts';
import { tardio } from '#shell/navegacao/tardio.ts';

const declarados = import.meta.glob<Record<string, AtoDeclarado>>('../capabilities/*/domain/**/*.ato.ts', {
  eager: true,
});

/** Fetched when the act is opened: most visits to a case end without one. */
const formularios = import.meta.glob<{ default: Formulario }>('../capabilities/*/web/**/*-form.tsx');

/** '…/web/pedir-complementacao-form.tsx' is the form of `pedirComplementacao`. */
const atoDoFormulario = (arquivo: string): string =>
  (/\/([\w-]+)-form\.tsx$/.exec(arquivo)?.[1] ?? '').replace(/-(\w)/g, (_, letra: string) =>
    letra.toUpperCase(),
  );

/**
 * Every act and form of every capability, found by their file names: writing one is enough to offer
 * it. Fetched with the pages that declare `comAtos`, never with the first page.
 */
registrarAtos({
  atos: Object.values(declarados).flatMap((modulo) => Object.values(modulo)),
  formularios: Object.fromEntries(
    Object.entries(formularios).map(([arquivo, buscar]) => [atoDoFormulario(arquivo), tardio(buscar)]),
  ),
});
