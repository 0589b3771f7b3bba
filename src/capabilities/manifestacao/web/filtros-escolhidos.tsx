import { Button } from '#web/ui/button.tsx';
import { dateTextFromIso } from '#web/ui/date-text.ts';
import { Tag } from '#web/ui/tag.tsx';
import { type Filtro, quantosFiltros } from './filtro-do-endereco.ts';
import { nomesDosPrazos } from './filtros.tsx';
import { useOrgao, useSituacoes, useTipos } from './lista-queries.ts';

interface Escolha {
  readonly texto: string;
  readonly sem: Partial<Filtro>;
}

const periodo = ({ de, ate }: Filtro): string => {
  if (!ate) return `Desde ${dateTextFromIso(de)}`;
  return de ? `De ${dateTextFromIso(de)} até ${dateTextFromIso(ate)}` : `Até ${dateTextFromIso(ate)}`;
};

const useEscolhas = (filtro: Filtro): readonly Escolha[] => {
  const tipos = useTipos();
  const situacoes = useSituacoes();
  const orgao = useOrgao(filtro.idOuvidoria).data;
  const nome = (opcoes: readonly { id: number; nome: string }[], id: number): string =>
    opcoes.find((opcao) => opcao.id === id)?.nome ?? `nº ${id}`;
  return [
    ...(filtro.busca ? [{ texto: `“${filtro.busca}”`, sem: { busca: '' } }] : []),
    ...filtro.tipos.map((id) => ({
      texto: nome(tipos, id),
      sem: { tipos: filtro.tipos.filter((outro) => outro !== id) },
    })),
    ...filtro.situacoes.map((id) => ({
      texto: nome(situacoes, id),
      sem: { situacoes: filtro.situacoes.filter((outra) => outra !== id) },
    })),
    ...(filtro.idOuvidoria === null
      ? []
      : [{ texto: `Órgão: ${orgao?.sigla ?? `nº ${filtro.idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
    ...(filtro.de || filtro.ate ? [{ texto: periodo(filtro), sem: { de: '', ate: '' } }] : []),
    ...(filtro.prazo ? [{ texto: nomesDosPrazos[filtro.prazo], sem: { prazo: '' as const } }] : []),
  ];
};

interface FiltrosEscolhidosProps {
  readonly filtro: Filtro;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
  readonly onLimpar: () => void;
}

/** What narrows the list, in words, each one click from gone. */
export function FiltrosEscolhidos({ filtro, onFiltrar, onLimpar }: FiltrosEscolhidosProps) {
  const escolhas = useEscolhas(filtro);
  if (quantosFiltros(filtro) === 0) return null;
  return (
    <div className="lista-escolhidos">
      <span id="lista-escolhidos">Mostrando só:</span>
      <ul aria-labelledby="lista-escolhidos">
        {escolhas.map(({ texto, sem }) => (
          <li key={texto}>
            <Tag tone="info" onRemove={() => onFiltrar(sem)}>
              {texto}
            </Tag>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onLimpar}>
        Limpar filtros
      </Button>
    </div>
  );
}
