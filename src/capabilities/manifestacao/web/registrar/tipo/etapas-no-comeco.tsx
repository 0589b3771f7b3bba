import { Steps } from '#shell/ui/navegacao/steps.tsx';
import { useIsDaMesa } from '../a-quem/a-quem.ts';
import { nomeDaEtapa, perguntasDe } from '../etapas.ts';
import type { Partida } from './partida.ts';

/** The steps on the pages before the form, which are all part of the first. */
export function EtapasNoComeco({ partida }: { readonly partida: Partida }) {
  const isAtendimento = useIsDaMesa(partida);
  const fila = perguntasDe({ anonimo: partida.anonimo, atendimento: { isAtendimento } });
  return <Steps steps={fila.map(nomeDaEtapa)} current={0} label="Etapas do registro" />;
}
