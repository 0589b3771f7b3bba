import { podeRepresentar } from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { faz, guardarRepresentacao } from '#capabilities/manifestacao/server/index.ts';
import { localDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import { registrarRepresentacao as ato } from '../domain/registrar-representacao.ato.ts';

/** Somebody acts for the person of a case that was filed before; at the filing it is kept with it. */
export const registrarRepresentacao = faz(ato, async (noAto, representante) => {
  const { validaAte, semCopia, anexos } = representante;
  const instrumento = {
    arquivos: anexos.length,
    semCopia,
    validaAte: validaAte ? parseIsoDate(validaAte) : null,
  };
  enforce(podeRepresentar(instrumento, localDate(noAto.agora.getTime())));
  return { ...(await guardarRepresentacao(noAto, representante)), resultado: undefined };
});
