import type { ComponentProps } from 'react';
import type { AtoEscrito } from '#shell/guardado/guardados.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO_DO_RECURSO } from '../../domain/recurso.ts';

type TextoDoRecursoProps = ComponentProps<typeof CampoTextoLongo> & {
  readonly idManifestacao: number;
  readonly ato: AtoEscrito;
};

/** A text of an act on an appeal, kept in this browser until it is sent. */
export function TextoDoRecurso({ idManifestacao, ato, ...campo }: TextoDoRecursoProps) {
  return (
    <>
      <CampoTextoLongo required limit={MAX_TEXTO_DO_RECURSO} {...campo} />
      <TextoGuardado idManifestacao={idManifestacao} ato={ato} campo={campo.name} />
    </>
  );
}
