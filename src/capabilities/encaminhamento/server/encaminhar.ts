import { assinatura, faz, guardarCobertura } from '#capabilities/manifestacao/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import { destinoNaoExiste } from '../domain/encaminhamento-errors.ts';
import { encaminhar as ato } from '../domain/encaminhar.ato.ts';
import { findDestino } from './encaminhamento-repository.ts';
import { mover, podeIrPara } from './mover.ts';

/** Somebody of the office sends the case to the one it belongs to. */
export const encaminhar = faz(ato, async (noAto, { idOuvidoriaDestino, coberturas, ...textos }) => {
  const destino = await findDestino(noAto.tx, idOuvidoriaDestino);
  if (!destino) throw destinoNaoExiste();
  enforce((await podeIrPara(noAto.platform, noAto, destino)).verdict);
  const cobertura = await guardarCobertura(noAto, noAto.quem, 'orgao', coberturas);
  return mover(noAto, { cobertura, destino, ...textos, ...assinatura(noAto.quem, noAto.caso) });
});
