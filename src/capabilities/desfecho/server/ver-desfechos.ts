import {
  anotarVisualizacao,
  autorDe,
  findCasoVisivel,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { DadosDoDesfecho, DesfechosDoCaso } from '../domain/desfecho.ts';
import { listDesfechos, listProcessos } from './desfecho-repository.ts';

/** For everybody of the case, each as they may read it; not for who judges an appeal, whose words are another thing. */
export const verDesfechos = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<DesfechosDoCaso> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  if (caso.relacao === 'instancia') return { desfechos: [], processos: [] };
  const { daEquipe } = leituraDe(caso, quem);
  const [desfechos, processos] = await Promise.all([
    listDesfechos(platform.db, idManifestacao),
    listProcessos(platform.db, idManifestacao),
  ]);
  if (desfechos.length + processos.length > 0) await anotarVisualizacao(platform, quem, caso);
  return {
    desfechos: desfechos.map((row) => {
      const ocultar = daEquipe(autorDe(row));
      const dados = JSON.parse(
        caso.readTexto({ texto: null, texto_cifrado: row.dados_cifrados }),
      ) as DadosDoDesfecho;
      return {
        idDesfecho: row.id,
        resultado: row.resultado,
        orgaoApurador: ocultar(dados.orgaoApurador),
        processo: dados.processo,
        abertoEm: row.aberto_em,
        encerradoEm: row.encerrado_em,
        texto: ocultar(dados.texto),
        responsavel: row.responsavel,
        registradoEm: row.registrado_em.toISOString(),
      };
    }),
    processos: processos.map((row) => ({
      numero: caso.readTexto({ texto: row.numero, texto_cifrado: row.numero_cifrado }),
      responsavel: row.responsavel,
      informadoEm: row.informado_em.toISOString(),
    })),
  };
};
