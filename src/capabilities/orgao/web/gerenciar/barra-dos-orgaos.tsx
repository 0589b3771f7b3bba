import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type FiltroDaLista, quantosFiltros, semFiltro } from './lista-filtro.ts';
import { LISTA_DE_ORGAOS, nomeDaOpcao, opcoesDeEsfera } from './opcoes.ts';

interface BarraProps {
  readonly filtro: FiltroDaLista;
  readonly podeCadastrar: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDaLista>) => void;
}

const TODOS = 'todos';
const situacoes = [
  { value: 'ativo', label: 'Ativos' },
  { value: 'inativo', label: 'Inativos' },
];
const sics = [
  { value: 'true', label: 'Com SIC' },
  { value: 'false', label: 'Sem SIC' },
];

const escolhasDe = ({ busca, esfera, uf, situacao, temSic }: FiltroDaLista): Escolha<FiltroDaLista>[] => [
  ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
  ...(esfera === null ? [] : [{ texto: nomeDaOpcao(opcoesDeEsfera, String(esfera)), sem: { esfera: null } }]),
  ...(uf ? [{ texto: nomeDaOpcao(opcoesDeEstado, uf), sem: { uf: '' } }] : []),
  ...(situacao ? [{ texto: nomeDaOpcao(situacoes, situacao), sem: { situacao: '' } as const }] : []),
  ...(temSic ? [{ texto: nomeDaOpcao(sics, temSic), sem: { temSic: '' } as const }] : []),
];

/** Searches and filters the offices; people who may register one find the button here. */
export function BarraDosOrgaos({ filtro, podeCadastrar, onFiltrar }: BarraProps) {
  const campo = (
    label: string,
    todos: string,
    options: readonly { value: string; label: string }[],
    value: string,
    onChange: (valor: string) => void,
  ) => (
    <Select
      label={label}
      options={[{ value: TODOS, label: todos }, ...options]}
      value={value || TODOS}
      onChange={(escolhido) => onChange(escolhido === TODOS ? '' : escolhido)}
    />
  );
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Palavras do nome ou a sigla."
      exemplo="Nome ou sigla do órgão"
      onProcurar={(busca) => onFiltrar({ busca: busca.slice(0, 100) })}
      quantosFiltros={quantosFiltros({ ...filtro, busca: '' })}
      ferramentas={
        podeCadastrar && (
          <LinkButton to={`${LISTA_DE_ORGAOS}/cadastrar`} variant="primary" size="small" icon={faPlus}>
            Cadastrar órgão
          </LinkButton>
        )
      }
      filtros={
        <div className="gerenciar-filtros">
          {campo(
            'Esfera',
            'Todas as esferas',
            opcoesDeEsfera,
            filtro.esfera === null ? '' : String(filtro.esfera),
            (valor) => onFiltrar({ esfera: valor === '' ? null : Number(valor) }),
          )}
          {campo('Estado', 'Todos os estados', opcoesDeEstado, filtro.uf, (uf) => onFiltrar({ uf }))}
          {campo('Situação', 'Todas as situações', situacoes, filtro.situacao, (situacao) =>
            onFiltrar({ situacao: situacao as FiltroDaLista['situacao'] }),
          )}
          {campo('Serviço de Informação ao Cidadão', 'Com e sem SIC', sics, filtro.temSic, (temSic) =>
            onFiltrar({ temSic: temSic as FiltroDaLista['temSic'] }),
          )}
        </div>
      }
      escolhidos={
        <Escolhidos
          escolhas={escolhasDe(filtro)}
          onFiltrar={onFiltrar}
          onLimpar={() => onFiltrar(semFiltro)}
        />
      }
    />
  );
}
