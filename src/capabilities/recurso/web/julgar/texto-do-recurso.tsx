import type { ComponentProps } from 'react';
import { TextoAcimaDoCampo } from '#shell/atos/texto/ao-lado-do-texto.tsx';
import type { AtoEscrito } from '#shell/guardado/guardados.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { parte } from '#shell/partes.ts';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { MAX_TEXTO_DO_RECURSO } from '../../domain/recurso.ts';

const DadosDeTerceiros = parte('dados-de-terceiros');

type TextoDoRecursoProps = ComponentProps<typeof CampoTextoLongo> & {
  readonly idManifestacao: number;
  readonly ato: AtoEscrito;
};

/** A text of an act on an appeal, kept in this browser until it is sent. */
export function TextoDoRecurso({ idManifestacao, ato, ...campo }: TextoDoRecursoProps) {
  return (
    <>
      <TextoAcimaDoCampo />
      <CampoTextoLongo required limit={MAX_TEXTO_DO_RECURSO} {...campo} />
      <DadosDeTerceiros name={campo.name} idManifestacao={null} />
      <TextoGuardado idManifestacao={idManifestacao} ato={ato} campo={campo.name} />
    </>
  );
}
