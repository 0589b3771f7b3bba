import { faClipboardCheck } from '@fortawesome/free-solid-svg-icons/faClipboardCheck.js';
import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { useLista } from '#shell/lista/use-lista.ts';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { formatNumero } from '#shell/ui/graficos/numeros.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaAvaliacao } from '../../contract.ts';
import { situacoesDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import { listaDeAvaliacoes, nomesDasSituacoes } from '../monitoramento-queries.ts';
import { tomDaSituacao } from './nomes-da-avaliacao.ts';

const TODAS = 'todas';

const colunas: readonly TableColumn<LinhaDaAvaliacao>[] = [
  {
    key: 'orgao',
    header: 'Órgão avaliado',
    rowHeader: true,
    cell: ({ idAvaliacao, orgao }) => (
      <Link to={`/monitoramento/avaliar?id=${idAvaliacao}`} title={orgao.nome}>
        {orgao.sigla}
      </Link>
    ),
  },
  { key: 'autoridade', header: 'Quem avalia', cell: ({ autoridade }) => autoridade },
  {
    key: 'periodo',
    header: 'Respondidas entre',
    cell: ({ de, ate }) => `${formatDia(de)} e ${formatDia(ate)}`,
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ situacao, vencida }) => (
      <span className="monitoramento-marcas">
        <Tag tone={tomDaSituacao[situacao]}>{situacoesDaAvaliacao[situacao]}</Tag>
        {vencida && <Tag tone="danger">Prazo vencido</Tag>}
      </span>
    ),
  },
  {
    key: 'amostra',
    header: 'Avaliadas',
    align: 'end',
    cell: ({ avaliados, casos }) => `${avaliados} de ${casos}`,
  },
  {
    key: 'nota',
    header: 'Nota',
    align: 'end',
    cell: ({ nota }) => (nota === null ? '–' : formatNumero(nota)),
  },
  {
    key: 'prazo',
    header: 'Responder até',
    cell: ({ prazoResposta }) => (prazoResposta === null ? '–' : formatDia(prazoResposta)),
  },
];

/** The evaluations an authority makes, and those given back to an office. */
export function ListaDeAvaliacoes() {
  const lista = useLista(listaDeAvaliacoes);
  const { situacao } = lista.filtro;
  const podeSortear = lista.dados?.podeSortear ?? false;
  const sortear = (
    <LinkButton to="/monitoramento/avaliar?sortear" variant="primary">
      Sortear uma amostra
    </LinkButton>
  );
  return (
    <>
      <p>
        Uma amostra das manifestações respondidas por um órgão é avaliada critério a critério. O órgão recebe
        o resultado e responde.
      </p>
      <div className="monitoramento-barra">
        <Select
          label="Situação"
          options={[
            { value: TODAS, label: 'Todas' },
            ...nomesDasSituacoes.map((value) => ({ value, label: situacoesDaAvaliacao[value] })),
          ]}
          value={situacao ?? TODAS}
          onChange={(valor) => lista.filtrar({ situacao: readUmDe(nomesDasSituacoes, valor) })}
        />
        {podeSortear && lista.linhas.length > 0 && sortear}
      </div>
      <ListaPaginada
        lista={lista}
        oQue="as avaliações"
        titulo="Avaliações do tratamento"
        colunas={colunas}
        vazia={
          <EmptyState
            title={situacao ? 'Nenhuma avaliação nesta situação' : 'Nenhuma avaliação ainda'}
            icon={faClipboardCheck}
            action={
              podeSortear ? (
                sortear
              ) : (
                <LinkButton to="/monitoramento/orgaos" variant="secondary">
                  Ver os números do órgão
                </LinkButton>
              )
            }
          >
            {podeSortear
              ? 'Escolha um órgão e um período para sortear manifestações respondidas.'
              : 'Quando a autoridade de monitoramento avaliar o seu órgão, o resultado aparece aqui.'}
          </EmptyState>
        }
      />
    </>
  );
}
