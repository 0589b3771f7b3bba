import { arquivoDoCasoNaoEncontrado } from '#capabilities/anexo/domain/anexo-errors.ts';
import {
  guardarNoCaso,
  listAnexosQuePodeBaixar,
  readAnexo,
  siglaDeQuemLe,
} from '#capabilities/anexo/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { observadores } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import { anotarNoCaso, lockCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { PedidoDeTarjas, RelatorioDoTarjamento } from '../contract.ts';
import { escreverLista, resumoDasTarjas } from '../domain/lista-de-tarjas.ts';
import { nomeDaLista, nomeTarjado } from '../domain/nome-tarjado.ts';
import { naoEPdf, soConsulta } from '../domain/tarjamento-errors.ts';
import { aplicarTarjas } from './aplicar.ts';
import { findCasoDoTarjamento, PDF } from './pdfs-do-caso.ts';

interface PedidoNoCaso extends PedidoDeTarjas {
  readonly idManifestacao: number;
  readonly idAnexo: number;
  readonly guardarLista: boolean;
}

/** The file, if the person may download it now; checked before the work and again after it. */
const findOriginal = async (platform: Platform, quem: QuemAge, pedido: PedidoNoCaso) => {
  const caso = await findCasoDoTarjamento(platform, quem, pedido.idManifestacao);
  const anexos = await listAnexosQuePodeBaixar(platform.db, caso);
  const original = anexos.find(({ idAnexo }) => idAnexo === pedido.idAnexo);
  if (!original) throw arquivoDoCasoNaoEncontrado();
  if (original.tipoConteudo !== PDF) throw naoEPdf();
  return { caso, original, nomes: anexos.map(({ nomeArquivo }) => nomeArquivo) };
};

/**
 * The redacted copy becomes a file of the case, beside the original and visible to the same people:
 * a copy of an answer's or internal step's file belongs there too. Copy and history row are written
 * together or not at all.
 */
export const aplicarNoCaso = async (
  platform: Platform,
  quem: QuemAge,
  pedido: PedidoNoCaso,
): Promise<{ idAnexo: number; relatorio: RelatorioDoTarjamento }> => {
  if (quem.usuario && observadores.includes(quem.usuario.idPerfil)) throw soConsulta();
  const { caso, original } = await findOriginal(platform, quem, pedido);
  const { conteudo } = await readAnexo(platform, caso, pedido.idAnexo);
  const { pdf, relatorio } = await aplicarTarjas(conteudo, pedido);
  return platform.db.transaction().execute(async (tx) => {
    const travado = await lockCasoVisivel(platform, tx, quem, pedido.idManifestacao);
    const { nomes } = await findOriginal(platform, quem, pedido);
    const nome = nomeTarjado(nomes);
    const idAnexo = await guardarNoCaso(platform, tx, travado, {
      nome,
      tipoConteudo: PDF,
      conteudo: pdf,
      comoO: original,
    });
    const idLista = pedido.guardarLista
      ? await guardarNoCaso(platform, tx, travado, {
          nome: nomeDaLista(nomes),
          tipoConteudo: 'text/plain',
          conteudo: Buffer.from(`\ufeff${escreverLista(nome, pedido.marcas)}`, 'utf8'),
          comoO: original,
        })
      : undefined;
    const efeito = {
      acao: Acao.tarjamento,
      informacoes: resumoDasTarjas(pedido.marcas),
      detalhes: { idAnexo, idOriginal: pedido.idAnexo, ...(idLista !== undefined && { idLista }) },
      resultado: { idAnexo, relatorio },
    };
    const sigla = await siglaDeQuemLe(tx, travado, quem.usuario);
    return anotarNoCaso(platform, { tx, caso: travado, agora: platform.clock.now() }, quem, efeito, sigla);
  });
};
