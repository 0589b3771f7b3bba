import type { AtoProps } from '#shell/atos/casos.ts';
import { parte } from '#shell/partes.ts';
import { Responder } from './responder.tsx';

const CampoAnexos = parte('campo-anexos');

/** The answer, written on the page of its case. */
export default function ResponderForm(props: AtoProps) {
  return <Responder {...props} CampoAnexos={CampoAnexos} />;
}
