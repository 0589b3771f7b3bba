import type { ComponentProps } from 'react';
import { type AtoEscrito, esquecerTexto } from '#web/guardado/guardados.ts';
import { TextoGuardado } from '#web/guardado/texto-guardado.tsx';
import { CampoTextoLongo } from '#web/ui/form/campos.tsx';
import type { CasoEscolhido } from './casos.ts';

type TextoDoAtoProps = ComponentProps<typeof CampoTextoLongo> & {
  readonly casos: readonly CasoEscolhido[];
  readonly ato: AtoEscrito;
};

/** A text of an act; that of one case is kept in this browser until it is sent. */
export function TextoDoAto({ casos, ato, ...campo }: TextoDoAtoProps) {
  const [caso, ...outros] = casos;
  return (
    <>
      <CampoTextoLongo required {...campo} />
      {caso && outros.length === 0 && (
        <TextoGuardado idManifestacao={caso.idManifestacao} ato={ato} campo={campo.name} />
      )}
    </>
  );
}

/** The act was done: what was kept of its texts is no longer needed. */
export const esquecerTextosDoAto = async (
  casos: readonly Pick<CasoEscolhido, 'idManifestacao'>[],
  ...atos: readonly AtoEscrito[]
): Promise<void> => {
  const [caso, ...outros] = casos;
  if (!caso || outros.length > 0) return;
  await Promise.all(atos.map((ato) => esquecerTexto(caso.idManifestacao, ato)));
};
