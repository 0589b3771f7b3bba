import { assinatura, faz } from '#capabilities/manifestacao/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import { podeUsarProcesso } from '../domain/desfecho.ts';
import { informarProcesso as ato } from '../domain/informar-processo.ato.ts';
import { insertProcesso } from './desfecho-repository.ts';

/** The number stands on the page of the case; the history, which leaves the platform, has none. */
export const informarProcesso = faz(ato, async ({ tx, caso, agora, quem }, { processo }) => {
  enforce(podeUsarProcesso(processo, caso.row.id_esfera));
  const { texto, texto_cifrado } = caso.guardarTexto(processo);
  const idProcesso = await insertProcesso(tx, {
    id_manifestacao: caso.row.id,
    numero: texto,
    numero_cifrado: texto_cifrado,
    ...assinatura(quem, caso),
    informado_em: agora,
  });
  return {
    informacoes: 'O órgão informou o número de um processo.',
    detalhes: { idProcesso },
    resultado: undefined,
  };
});
