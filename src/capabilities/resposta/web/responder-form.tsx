import type { AtoProps } from '#web/atos/casos.ts';
import { lerRegistro } from '#web/atos/registro.ts';
import { Responder } from './responder.tsx';

/** The answer, written on the page of its case. */
export default function ResponderForm(props: AtoProps) {
  return <Responder {...props} CampoAnexos={lerRegistro().CampoAnexos} />;
}
