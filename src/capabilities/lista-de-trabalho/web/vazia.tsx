import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { DIAS_VENCENDO, type NomeDaFila } from '../domain/filas.ts';

const textos: Readonly<Record<NomeDaFila, { readonly titulo: string; readonly ajuda: string }>> = {
  triar: {
    titulo: 'Nada para triar. Bom trabalho.',
    ajuda: 'O que chegar aparece aqui sozinho, sem recarregar a página.',
  },
  'em-analise': {
    titulo: 'Nada em análise',
    ajuda: 'Manifestações com uma pessoa responsável aparecem aqui.',
  },
  'na-area': {
    titulo: 'Nada nas áreas',
    ajuda: 'O que você tramitar para uma unidade ou pessoa aparece aqui até voltar.',
  },
  'esperando-cidadao': {
    titulo: 'Ninguém precisa complementar',
    ajuda: 'Pedidos de complementação aparecem aqui até a pessoa responder.',
  },
  vencendo: {
    titulo: 'Nada vence nos próximos dias',
    ajuda: `Aqui fica o que vence em até ${DIAS_VENCENDO} dias.`,
  },
  vencidas: { titulo: 'Nada vencido. Bom trabalho.', ajuda: 'Todas as manifestações estão no prazo.' },
  concluidas: { titulo: 'Nada concluído ainda', ajuda: 'O que for respondido ou arquivado aparece aqui.' },
  todas: { titulo: 'Nenhuma manifestação', ajuda: 'O órgão ainda não recebeu manifestações.' },
};

interface VaziaProps {
  readonly fila: NomeDaFila;
  readonly filtrada: boolean;
  readonly onLimpar: () => void;
  /** A link to the first queue that has something; undefined if all are empty. */
  readonly outra: { readonly rotulo: string; readonly onIr: () => void } | undefined;
}

export function Vazia({ fila, filtrada, onLimpar, outra }: VaziaProps) {
  if (filtrada) {
    return (
      <EmptyState
        title="Nada encontrado com estes filtros"
        icon={faSearch}
        action={
          <Button variant="secondary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Tente outras palavras, um período maior ou menos filtros.
      </EmptyState>
    );
  }
  const { titulo, ajuda } = textos[fila];
  return (
    <EmptyState
      title={titulo}
      icon={faCheckCircle}
      action={outra && <Button variant="secondary" onClick={outra.onIr}>{`Ir para ${outra.rotulo}`}</Button>}
    >
      {ajuda}
    </EmptyState>
  );
}
