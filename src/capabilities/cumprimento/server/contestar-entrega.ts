import { alertar } from '#capabilities/alerta/server/index.ts';
import { caminhoDaDenuncia, levarAoControle } from '#capabilities/descumprimento/server/index.ts';
import { updatePromessa } from '#capabilities/remedio/server/index.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import { contestarEntrega as ato } from '../domain/contestar-entrega.ato.ts';
import { findUltimaEntrega } from './cumprimento-repository.ts';
import { fazNaPromessa } from './faz-na-promessa.ts';
import { deOndeVem } from './promessa-presenter.ts';

/** What was delivered is not what was owed: who supervises the office decides (LAI art. 41). */
export const contestarEntrega = fazNaPromessa(
  ato,
  async ({ platform, tx, caso, agora, promessa }, { motivo }) => {
    const { id: idEntrega } = await findUltimaEntrega(tx, promessa.id);
    const { idDenuncia, destino, orgaoDestino, prazo, variaveis } = await levarAoControle(
      platform,
      { tx, caso, agora },
      {
        tipo: 'contestacao',
        promessa,
        idEntrega,
        texto: motivo,
        envioHash: hmacBytes(platform.config.keyFor('descumprimento.envio'), `contestacao:${idEntrega}`),
      },
    );
    await updatePromessa(tx, promessa.id, { contestada_em: agora, confirmada_em: null, por_silencio: false });
    const idManifestacao = caso.row.id;
    const chave = `entrega-contestada:${idEntrega}`;
    await alertar(tx, { tipo: 'entrega-contestada', idManifestacao, chave, agora, para: 'quem-cuida' });
    const caminho = caminhoDaDenuncia(idDenuncia);
    return {
      informacoes: `Quem pediu contestou a entrega (${deOndeVem(promessa)}). ${orgaoDestino} decide até ${variaveis.prazo}.`,
      detalhes: { idPromessa: promessa.id, idEntrega, idDenuncia },
      avisos: [
        { evento: 'cumprimento.contestacao-registrada', variaveis },
        {
          evento: 'cumprimento.contestada',
          variaveis,
          caminho,
          orgao: destino.email,
          idOrgaoAvisado: destino.id,
        },
        // An office that has the last word itself was told as the one that decides.
        ...(destino.id === caso.row.id_ouvidoria
          ? []
          : [{ evento: 'cumprimento.contestada-ao-orgao', variaveis, caminho } as const]),
      ],
      resultado: { quemDecide: orgaoDestino, prazo },
    };
  },
);
