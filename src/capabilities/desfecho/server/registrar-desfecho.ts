import { assinatura, faz } from '#capabilities/manifestacao/server/index.ts';
import { localDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import { type DadosDoDesfecho, podeRegistrar, podeUsarProcesso } from '../domain/desfecho.ts';
import { resultadoNaoExiste } from '../domain/desfecho-errors.ts';
import { registrarDesfecho as ato } from '../domain/registrar-desfecho.ato.ts';
import { findResultado, insertDesfecho } from './desfecho-repository.ts';

/**
 * Whoever denounced learns what came of it (Lei 13.460/2017, art. 12). The history and the mail say
 * only that there is news: the words are read on the page of the case.
 */
export const registrarDesfecho = faz(
  ato,
  async (
    { tx, caso, agora, quem },
    { idResultado, orgaoApurador, processo, abertoEm, encerradoEm, texto },
  ) => {
    const resultado = await findResultado(tx, idResultado);
    if (!resultado) throw resultadoNaoExiste();
    if (processo) enforce(podeUsarProcesso(processo, caso.row.id_esfera));
    enforce(
      podeRegistrar(
        {
          encerra: resultado.encerra,
          abertoEm: abertoEm ? parseIsoDate(abertoEm) : null,
          encerradoEm: encerradoEm ? parseIsoDate(encerradoEm) : null,
        },
        localDate(agora.getTime()),
      ),
    );
    const dados: DadosDoDesfecho = { orgaoApurador, processo: processo ?? null, texto };
    const idDesfecho = await insertDesfecho(tx, {
      id_manifestacao: caso.row.id,
      id_resultado: resultado.id,
      aberto_em: abertoEm ?? null,
      encerrado_em: encerradoEm ?? null,
      dados_cifrados: caso.selar(JSON.stringify(dados)),
      id_ouvidoria: caso.row.id_ouvidoria,
      ...assinatura(quem, caso),
      registrado_em: agora,
    });
    return {
      informacoes: `O órgão contou o que foi feito. Resultado: ${resultado.descricao}.`,
      detalhes: { idDesfecho, idResultado: resultado.id },
      avisos: [{ evento: 'manifestacao.desfecho-registrado', chave: `desfecho:${idDesfecho}` }],
      resultado: undefined,
    };
  },
);
