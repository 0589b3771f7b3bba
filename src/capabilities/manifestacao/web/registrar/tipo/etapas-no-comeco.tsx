import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Steps } from '#shell/ui/navegacao/steps.tsx';
import { atendem } from '../../../domain/registrar/registro-policy.ts';
import { nomeDaEtapa, perguntasDe } from '../etapas.ts';

/** The steps on the pages before the form, which are all part of the first. */
export function EtapasNoComeco({ anonimo }: { readonly anonimo: boolean }) {
  const usuario = useUsuario();
  const isAtendimento = usuario !== null && atendem.includes(idPerfilDe(usuario));
  const fila = perguntasDe({ anonimo, atendimento: { isAtendimento } });
  return <Steps steps={fila.map(nomeDaEtapa)} current={0} label="Etapas do registro" />;
}
