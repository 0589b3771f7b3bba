import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { diaCurtoDoMomento } from '#shell/lista/celulas.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { PerguntaAdministrada } from '../contract.ts';
import { temas } from '../domain/temas.ts';
import { perguntasParaManter } from './ajuda-queries.ts';
import { BarraDePerguntas } from './barra-de-perguntas.tsx';
import { MudarSituacao, SituacaoDaPergunta } from './situacao-da-pergunta.tsx';

const atosDe = (
  { idPergunta, slug, ativa }: PerguntaAdministrada,
  onSituacao: () => void,
): readonly DropdownItem[] => [
  { id: 'editar', label: 'Editar', to: `/configuracoes/ajuda/${idPergunta}` },
  ...(ativa ? [{ id: 'ver', label: 'Ver na página', to: `/perguntas-frequentes/${slug}` }] : []),
  { id: 'situacao', label: ativa ? 'Desativar' : 'Ativar', danger: ativa, onSelect: onSituacao },
];

const colunas = (
  onSituacao: (pergunta: PerguntaAdministrada) => void,
): readonly TableColumn<PerguntaAdministrada>[] => [
  {
    key: 'pergunta',
    header: 'Pergunta',
    rowHeader: true,
    cell: ({ idPergunta, pergunta }) => <Link to={`/configuracoes/ajuda/${idPergunta}`}>{pergunta}</Link>,
  },
  { key: 'tema', header: 'Tema', cell: ({ tema }) => temas[tema] },
  { key: 'palavras', header: 'Outras formas', cell: ({ sinonimos }) => sinonimos.length },
  {
    key: 'alterada',
    header: 'Alterada',
    cell: ({ alteradaEm, autor }) =>
      alteradaEm ? <span title={autor ?? ''}>{diaCurtoDoMomento(alteradaEm)}</span> : 'Como veio',
  },
  { key: 'situacao', header: 'Situação', cell: SituacaoDaPergunta },
  {
    key: 'atos',
    header: 'Ações',
    cell: (pergunta) => (
      <Dropdown
        label={`Ações: ${pergunta.pergunta}`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={atosDe(pergunta, () => onSituacao(pergunta))}
      />
    ),
  },
];

/** All questions, including those that are switched off. */
export function ListaDePerguntas() {
  const lista = useLista(perguntasParaManter);
  const [mudando, setMudando] = useState<PerguntaAdministrada | null>(null);
  const [feito, setFeito] = useState('');
  return (
    <>
      <p>
        O que as pessoas leem nas perguntas frequentes e o que a busca e o assistente usam para responder. O
        que você mudar aqui não é reescrito por novas versões do sistema.
      </p>
      <BarraDePerguntas filtro={lista.filtro} onFiltrar={lista.filtrar} />
      <div className="trabalho-resumo">
        <p role="status">{feito}</p>
      </div>
      <ListaPaginada
        lista={lista}
        oQue="as perguntas"
        titulo="Perguntas frequentes"
        colunas={colunas(setMudando)}
        vazia={<NadaEncontrado onLimpar={lista.limpar} />}
      />
      {mudando && <MudarSituacao pergunta={mudando} onFeito={setFeito} onFechar={() => setMudando(null)} />}
    </>
  );
}
