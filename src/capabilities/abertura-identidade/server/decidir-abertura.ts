import { alertar } from '#capabilities/alerta/server/index.ts';
import { assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { decidirAbertura as ato } from '../domain/decidir-abertura.ato.ts';
import { findOrgao, updateAbertura } from './abertura-repository.ts';
import { fazNaAbertura } from './faz-na-abertura.ts';

/** Opens nothing: who asked opens it themselves, with the second factor again, within a day. */
export const decidirAbertura = fazNaAbertura(
  ato,
  async ({ tx, caso, agora, quem, abertura }, { aprova, fundamento }) => {
    const { sigla } = await findOrgao(tx, abertura.id_ouvidoria_que_aprova ?? abertura.id_ouvidoria);
    const { id_responsavel, responsavel } = assinatura(quem, { row: { sigla_ouvidoria: sigla } });
    const { texto, texto_cifrado } = caso.guardarTexto(fundamento);
    await updateAbertura(tx, abertura.id, {
      aprovada: aprova,
      fundamento: texto,
      fundamento_cifrado: texto_cifrado,
      id_decisor: id_responsavel,
      decisor: responsavel,
      decidida_em: agora,
    });
    await alertar(tx, {
      tipo: 'abertura-decidida',
      idManifestacao: caso.row.id,
      chave: `abertura-decidida:${abertura.id}`,
      agora,
      para: [abertura.id_usuario],
    });
    return {
      informacoes: aprova
        ? `Uma segunda pessoa aprovou que ${abertura.quem} abra os dados de quem registrou.`
        : `Uma segunda pessoa recusou que ${abertura.quem} abra os dados de quem registrou.`,
      detalhes: {
        idAbertura: abertura.id,
        aprovada: aprova,
        ...guardarPalavras(caso.cofre, 'justificativa', fundamento),
      },
      resultado: undefined,
    };
  },
);
