import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { nomesDosTemas, temas } from '../domain/temas.ts';
import { escreverFiltro, type FiltroDePerguntas, semFiltro } from './filtro-de-perguntas.ts';

interface BarraProps {
  readonly filtro: FiltroDePerguntas;
  readonly onFiltrar: (mudanca: Partial<FiltroDePerguntas>) => void;
}

const SITUACAO = { sim: 'ativas', nao: 'desativadas' } as const;

export const opcoesDeTema = nomesDosTemas.map((tema) => ({ value: tema, label: temas[tema] }));

const escolhasDe = ({ busca, tema, ativa }: FiltroDePerguntas): readonly Escolha<FiltroDePerguntas>[] => [
  ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
  ...(tema ? [{ texto: temas[tema], sem: { tema: '' as const } }] : []),
  ...(ativa ? [{ texto: SITUACAO[ativa], sem: { ativa: '' as const } }] : []),
];

export function BarraDePerguntas({ filtro, onFiltrar }: BarraProps) {
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Palavras da pergunta, da resposta ou do endereço."
      exemplo="Pergunta, resposta ou endereço"
      onProcurar={(busca) => onFiltrar({ busca })}
      quantosFiltros={Object.keys(escreverFiltro(filtro)).length}
      ferramentas={
        <LinkButton to="/configuracoes/ajuda/cadastrar" variant="primary" icon={faPlus}>
          Cadastrar
        </LinkButton>
      }
      filtros={
        <div className="trabalho-filtros">
          <div className="trabalho-campos">
            <Select
              label="Tema"
              options={opcoesDeTema}
              value={filtro.tema}
              placeholder="Todos"
              onChange={(tema) => onFiltrar({ tema: tema as FiltroDePerguntas['tema'] })}
            />
            <RadioGroup
              label="Situação"
              name="ativa"
              inline
              value={filtro.ativa}
              onChange={({ target }) => onFiltrar({ ativa: target.value as FiltroDePerguntas['ativa'] })}
              options={[
                { value: '', label: 'Todas' },
                { value: 'sim', label: 'Ativas' },
                { value: 'nao', label: 'Desativadas' },
              ]}
            />
          </div>
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
