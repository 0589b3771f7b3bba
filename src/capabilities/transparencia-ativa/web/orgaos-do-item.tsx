import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { filtrosDoItem, type OrgaoNoItem } from '../contract.ts';
import { tiposDeResposta } from '../domain/resposta-do-item.ts';
import { nomesDosFiltrosDoItem } from './filtros-da-transparencia.ts';
import {
  ancoraDoItem,
  enderecoDoOrgao,
  etapaDoItem,
  nomeDaAvaliacao,
  tomDoResultado,
} from './nomes-da-transparencia.ts';
import { Progresso } from './progresso.tsx';
import { listaDoItem } from './transparencia-queries.ts';
import { LinkDaResposta } from './um-item.tsx';

const colunasDo = (idItem: number): readonly TableColumn<OrgaoNoItem>[] => [
  {
    key: 'orgao',
    header: 'Órgão',
    rowHeader: true,
    cell: ({ orgao }) => (
      <Link to={`${enderecoDoOrgao(orgao.idOuvidoria)}#${ancoraDoItem(idItem)}`}>
        {orgao.sigla} – {orgao.nome}
      </Link>
    ),
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: (linha) => {
      const etapa = etapaDoItem(linha);
      return (
        <span className="transparencia-marcas">
          {linha.avaliacao && (
            <Tag tone={tomDoResultado[linha.avaliacao.resultado]}>{nomeDaAvaliacao(linha.avaliacao)}</Tag>
          )}
          {etapa && <Tag tone={etapa.tom}>{etapa.nome}</Tag>}
        </span>
      );
    },
  },
  {
    key: 'resposta',
    header: 'Resposta',
    cell: ({ resposta }) => {
      if (!resposta) return '–';
      return resposta.link ? <LinkDaResposta link={resposta.link} /> : tiposDeResposta[resposta.tipo];
    },
  },
  {
    key: 'prazo',
    header: 'Corrigir até',
    cell: ({ avaliacao }) => (avaliacao?.prazo ? formatDia(avaliacao.prazo) : '–'),
  },
];

/** How the bodies within the reader's reach answered one item. */
export function OrgaosDoItem({ idItem }: { readonly idItem: number }) {
  const lista = useLista(listaDoItem(idItem));
  const { filtrar } = lista;
  const { busca, situacao } = lista.filtro;
  const item = lista.dados?.item;
  return (
    <>
      {item && (
        <>
          <h2>{item.item.titulo}</h2>
          <p>{item.item.orientacao}</p>
          <p className="ui-muted">{item.item.fundamento}</p>
          <Progresso
            contagem={item.contagem}
            respondido={item.respondido}
            cumprido={item.cumprido}
            unidade="órgãos"
          />
        </>
      )}
      <search className="transparencia-barra" aria-label="Procurar respostas">
        <Procurar
          busca={busca}
          ajuda="Parte do nome ou da sigla do órgão."
          onProcurar={(nova) => filtrar({ busca: nova })}
        />
        <Select
          label="Mostrar"
          options={filtrosDoItem.map((value) => ({ value, label: nomesDosFiltrosDoItem[value] }))}
          value={situacao}
          onChange={(valor) => filtrar({ situacao: readUmDe(filtrosDoItem, valor) ?? 'todos' })}
        />
      </search>
      <ListaPaginada
        lista={lista}
        oQue="as respostas"
        titulo="Respostas dos órgãos a este item"
        colunas={colunasDo(idItem)}
        vazia={
          <EmptyState
            title="Nenhum órgão neste filtro"
            icon={faSearch}
            action={
              <Button variant="secondary" onClick={lista.limpar}>
                Limpar filtros
              </Button>
            }
          />
        }
      />
    </>
  );
}
