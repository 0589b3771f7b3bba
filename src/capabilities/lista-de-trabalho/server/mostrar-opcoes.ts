import { emOrdemDeNome } from '#capabilities/manifestacao/domain/etiqueta.ts';
import { ocultarDadosDeTodos } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { leTudoCoberto } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { escopoDe, listEtiquetasSeladas } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { toPessoa } from './item-presenter.ts';
import { listResponsaveis, listSubassuntos, listTagsAbertas } from './opcoes-repository.ts';

const ocultar = ocultarDadosDeTodos([]);

/** A tag belongs to many cases, so any name in it must be hidden: it is not offered; nor is one that only sealed cases carry. */
const podeLer = (usuario: UsuarioAtual, nome: string): boolean =>
  !leTudoCoberto(usuario) || !ocultar(nome).includes(OCULTO);

/** What an office can filter by; without a chosen office, what all offices share. */
export const mostrarOpcoes = async (
  platform: Platform,
  usuario: UsuarioAtual,
  pedida: number | undefined,
) => {
  const { db, clock } = platform;
  const { idOuvidoria } = escopoDe(usuario, pedida);
  const orgao = idOuvidoria ?? 0;
  const soAbertas = leTudoCoberto(usuario);
  const [abertas, seladas, subassuntos, pessoas] = await Promise.all([
    listTagsAbertas(db, orgao, usuario, soAbertas),
    soAbertas ? [] : listEtiquetasSeladas(platform, db, orgao, usuario),
    listSubassuntos(db, orgao),
    listResponsaveis(db, orgao, usuario, clock.now()),
  ]);
  return {
    // Of a word that cases carry in both ways the open number: the filter finds both by either.
    tags: emOrdemDeNome([
      ...abertas.map(({ id, nome }) => ({ idTag: id, nome })),
      ...seladas.map(({ idTag, nome }) => ({ idTag, nome })),
    ]).filter(({ nome }) => podeLer(usuario, nome)),
    subassuntos: subassuntos.map(({ id, id_assunto, descricao }) => ({
      idSubassunto: id,
      idAssunto: id_assunto,
      descricao,
    })),
    pessoas: pessoas.map(({ id, nome }) => toPessoa(id, nome)),
  };
};
