import { ocultarDadosDeTodos } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { leTudoCoberto } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { toPessoa } from './item-presenter.ts';
import { listResponsaveis, listSubassuntos, listTags } from './opcoes-repository.ts';

const ocultar = ocultarDadosDeTodos([]);

/** A tag belongs to many cases, so any name in it must be hidden: it is not offered; nor is one that only sealed cases carry. */
const podeLer = (usuario: UsuarioAtual, nome: string): boolean =>
  !leTudoCoberto(usuario) || !ocultar(nome).includes(OCULTO);

/** What an office can filter by; without a chosen office, what all offices share. */
export const mostrarOpcoes = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  pedida: number | undefined,
) => {
  const { idOuvidoria } = escopoDe(usuario, pedida);
  const orgao = idOuvidoria ?? 0;
  const [tags, subassuntos, pessoas] = await Promise.all([
    listTags(db, orgao, usuario, leTudoCoberto(usuario)),
    listSubassuntos(db, orgao),
    listResponsaveis(db, orgao, usuario, clock.now()),
  ]);
  return {
    tags: tags.filter(({ nome }) => podeLer(usuario, nome)).map(({ id, nome }) => ({ idTag: id, nome })),
    subassuntos: subassuntos.map(({ id, id_assunto, descricao }) => ({
      idSubassunto: id,
      idAssunto: id_assunto,
      descricao,
    })),
    pessoas: pessoas.map(({ id, nome }) => toPessoa(id, nome)),
  };
};
