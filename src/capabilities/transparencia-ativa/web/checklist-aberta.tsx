import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Exportar } from '#shell/lista/exportar.tsx';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { Checklist, ItemVisto } from '../contract.ts';
import { EnviarItens } from './enviar-itens.tsx';
import { useQuantosNaoSalvos } from './nao-salvos.ts';
import { ancoraDoItem, plural } from './nomes-da-transparencia.ts';
import { Progresso } from './progresso.tsx';
import { enderecoDaTabela } from './transparencia-queries.ts';
import { UmItem } from './um-item.tsx';

const aCorrigir = ({ situacao, avaliacao }: ItemVisto): boolean =>
  situacao === 'avaliado' && avaliacao !== null && avaliacao.resultado !== 'cumpre';

const mostrar = {
  todos: { nome: 'Todos os itens', quais: () => true },
  'sem-resposta': { nome: 'Sem resposta', quais: ({ situacao }: ItemVisto) => situacao === 'sem-resposta' },
  'a-corrigir': { nome: 'A corrigir', quais: aCorrigir },
  'a-enviar': {
    nome: 'Respondidos, não enviados',
    quais: ({ situacao }: ItemVisto) => situacao === 'respondido',
  },
  'a-avaliar': { nome: 'À espera de avaliação', quais: ({ situacao }: ItemVisto) => situacao === 'enviado' },
  avaliados: { nome: 'Avaliados', quais: ({ situacao }: ItemVisto) => situacao === 'avaliado' },
} as const;
type Mostrar = keyof typeof mostrar;
const opcoes = Object.keys(mostrar) as readonly Mostrar[];

const useMostrar = () => {
  const [params, setParams] = useSearchParams();
  const escolhido = readUmDe(opcoes, params.get('mostrar')) ?? 'todos';
  const escolher = (novo: Mostrar) => {
    const outros = new URLSearchParams(params);
    if (novo === 'todos') outros.delete('mostrar');
    else outros.set('mostrar', novo);
    setParams(outros, { preventScrollReset: true });
  };
  return [escolhido, escolher] as const;
};

const resumoDo = (itens: readonly ItemVisto[]): string => {
  const respondidos = itens.filter(({ situacao }) => situacao !== 'sem-resposta').length;
  const corrigir = itens.filter(aCorrigir).length;
  return `${respondidos} de ${itens.length} respondidos${corrigir === 0 ? '' : `, ${corrigir} a corrigir`}`;
};

interface GrupoProps {
  readonly idOuvidoria: number;
  readonly nome: string;
  /** All items of the group, before the filter: the heading counts them all. */
  readonly todos: readonly ItemVisto[];
  readonly itens: readonly ItemVisto[];
  readonly aberto: boolean;
}

function Grupo({ idOuvidoria, nome, todos, itens, aberto }: GrupoProps) {
  const [open, setOpen] = useState(aberto);
  return (
    <Collapsible
      headingLevel={2}
      open={open}
      onToggle={setOpen}
      title={
        <span className="transparencia-grupo">
          {nome} <span className="ui-muted">{resumoDo(todos)}</span>
        </span>
      }
    >
      {itens.map((item) => (
        <UmItem key={item.idItem} idOuvidoria={idOuvidoria} item={item} />
      ))}
    </Collapsible>
  );
}

/** The group of the item named in the address, else the first with something to do. */
const grupoAberto = (itens: readonly ItemVisto[], hash: string): number | undefined =>
  (
    itens.find(({ idItem }) => hash === `#${ancoraDoItem(idItem)}`) ??
    itens.find(({ atos }) => atos.length > 0) ??
    itens[0]
  )?.idGrupo;

/** Scrolls to the item, which did not exist yet when the page opened at it. */
const useIrAoItem = (hash: string): void => {
  useEffect(() => {
    if (/^#item-\d+$/.test(hash)) document.querySelector(hash)?.scrollIntoView();
  }, [hash]);
};

/** The list of one body, in the groups of the official guide. */
export function ChecklistAberta({ checklist }: { readonly checklist: Checklist }) {
  const { orgao, itens, contagem, respondido, cumprido } = checklist;
  const [escolhido, escolher] = useMostrar();
  const naoSalvos = useQuantosNaoSalvos(orgao.idOuvidoria);
  useAvisoAoFechar(naoSalvos > 0);
  const { hash } = useLocation();
  const [aberto] = useState(() => grupoAberto(itens, hash));
  useIrAoItem(hash);
  const grupos = [...Map.groupBy(itens, ({ idGrupo }) => idGrupo)].flatMap(([idGrupo, todos]) => {
    const vistos = todos.filter(mostrar[escolhido].quais);
    return vistos.length === 0 ? [] : [{ idGrupo, nome: todos[0]?.grupo ?? '', todos, itens: vistos }];
  });
  return (
    <>
      <Progresso contagem={contagem} respondido={respondido} cumprido={cumprido} />
      {contagem.correcoesVencidas > 0 && (
        <Message type="warning" title="Correção vencida." still>
          {`${plural(contagem.correcoesVencidas, 'item passou', 'itens passaram')} do prazo de correção.`}
        </Message>
      )}
      <div className="transparencia-barra ui-no-print">
        <Select
          label="Mostrar"
          options={opcoes.map((value) => ({
            value,
            label: `${mostrar[value].nome} (${itens.filter(mostrar[value].quais).length})`,
          }))}
          value={escolhido}
          onChange={(valor) => escolher(readUmDe(opcoes, valor) ?? 'todos')}
        />
        <Exportar enderecoDe={enderecoDaTabela('respostas', orgao.idOuvidoria)} />
      </div>
      {grupos.length === 0 && (
        <EmptyState
          title="Nenhum item neste filtro"
          action={
            <Button variant="secondary" onClick={() => escolher('todos')}>
              Ver todos os itens
            </Button>
          }
        />
      )}
      {grupos.map((grupo) => (
        <Grupo
          // The filter is part of the key, so that choosing one opens the groups it found.
          key={`${escolhido} ${grupo.idGrupo}`}
          idOuvidoria={orgao.idOuvidoria}
          aberto={escolhido !== 'todos' || grupo.idGrupo === aberto}
          nome={grupo.nome}
          todos={grupo.todos}
          itens={grupo.itens}
        />
      ))}
      <EnviarItens checklist={checklist} naoSalvos={naoSalvos} />
    </>
  );
}
