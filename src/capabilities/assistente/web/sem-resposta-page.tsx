import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { useState } from 'react';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { diaCurtoDoMomento } from '#shell/lista/celulas.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { PerguntaSemResposta } from '../contract.ts';
import { AvaliacoesDasRespostas } from './avaliacoes-das-respostas.tsx';
import { type FiltroDasPerguntas, perguntasSemResposta, useTratar } from './sem-resposta-queries.ts';
import './assistente.css';

type Tratar = (pergunta: PerguntaSemResposta) => void;

const colunas = (onTratar: Tratar): readonly TableColumn<PerguntaSemResposta>[] => [
  { key: 'pergunta', header: 'Pergunta', rowHeader: true, cell: ({ texto }) => texto },
  { key: 'vezes', header: 'Vezes', cell: ({ vezes }) => vezes.toLocaleString('pt-BR') },
  { key: 'primeira', header: 'Primeira vez', cell: ({ primeiraEm }) => diaCurtoDoMomento(primeiraEm) },
  { key: 'ultima', header: 'Última vez', cell: ({ ultimaEm }) => diaCurtoDoMomento(ultimaEm) },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ tratadaEm, tratadaPor }) =>
      tratadaEm ? (
        <>
          Tratada por {tratadaPor} em {diaCurtoDoMomento(tratadaEm)}
        </>
      ) : (
        'A tratar'
      ),
  },
  {
    key: 'atos',
    header: 'Ações',
    cell: (pergunta) => (
      <div className="assistente-acoes">
        {!pergunta.soContagem && !pergunta.tratadaEm && (
          <LinkButton
            size="small"
            variant="secondary"
            to="/configuracoes/ajuda/cadastrar"
            state={{ pergunta: pergunta.texto }}
          >
            Escrever a resposta
            <span className="sr-only">: {pergunta.texto}</span>
          </LinkButton>
        )}
        <Button size="small" onClick={() => onTratar(pergunta)}>
          {pergunta.tratadaEm ? 'Reabrir' : 'Marcar como tratada'}
          <span className="sr-only">: {pergunta.texto}</span>
        </Button>
      </div>
    ),
  },
];

interface BarraProps {
  readonly filtro: FiltroDasPerguntas;
  readonly onFiltrar: (mudanca: Partial<FiltroDasPerguntas>) => void;
  readonly onLimpar: () => void;
}

function Barra({ filtro, onFiltrar, onLimpar }: BarraProps) {
  const { busca, situacao } = filtro;
  const escolhas: readonly Escolha<FiltroDasPerguntas>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(situacao ? [{ texto: 'já tratadas', sem: { situacao: '' as const } }] : []),
  ];
  return (
    <BarraDeBusca
      busca={busca}
      ajuda="Palavras da pergunta."
      exemplo="Palavras da pergunta"
      onProcurar={(nova) => onFiltrar({ busca: nova })}
      quantosFiltros={situacao ? 1 : 0}
      ferramentas={null}
      filtros={
        <RadioGroup
          label="Situação"
          name="situacao"
          inline
          value={situacao}
          onChange={({ target }) => onFiltrar({ situacao: target.value as FiltroDasPerguntas['situacao'] })}
          options={[
            { value: '', label: 'A tratar' },
            { value: 'tratadas', label: 'Já tratadas' },
          ]}
        />
      }
      escolhidos={<Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={onLimpar} />}
    />
  );
}

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  return filtrada ? (
    <EmptyState
      title="Nenhuma pergunta com estes filtros"
      action={
        <Button variant="secondary" onClick={onLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Tente outras palavras.
    </EmptyState>
  ) : (
    <EmptyState title="Nenhuma pergunta sem resposta" icon={faCheckCircle}>
      Quando o assistente não souber responder, a pergunta aparece aqui.
    </EmptyState>
  );
}

/** Questions the assistant could not answer: what the help lacks. */
export default function SemRespostaPage() {
  const lista = useLista(perguntasSemResposta);
  const [feito, setFeito] = useState('');
  const tratar = useTratar();
  const marcar = async ({ idPergunta, tratadaEm, texto }: PerguntaSemResposta): Promise<void> => {
    const isFeito = await tratar(idPergunta, tratadaEm === null);
    if (isFeito) setFeito(tratadaEm === null ? `Marcada como tratada: ${texto}` : `Reaberta: ${texto}`);
  };
  return (
    <>
      <p>
        O que perguntaram ao assistente e a ajuda não tinha. Ninguém sabe quem perguntou, e do que pode ser
        relato, denúncia ou dado pessoal só se conta quantas vezes veio. Depois de escrever a resposta que
        faltava, marque a pergunta como tratada; se ela voltar, aparece de novo.
      </p>
      <AvaliacoesDasRespostas />
      <Barra filtro={lista.filtro} onFiltrar={lista.filtrar} onLimpar={lista.limpar} />
      <div className="trabalho-resumo">
        <p role="status">{feito}</p>
      </div>
      <ListaPaginada
        lista={lista}
        oQue="as perguntas"
        titulo="Perguntas sem resposta, das mais feitas às menos"
        colunas={colunas((pergunta) => void marcar(pergunta))}
        total={lista.dados?.total}
        vazia={<Vazia filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      />
    </>
  );
}
