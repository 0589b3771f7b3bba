import { faColumns } from '@fortawesome/free-solid-svg-icons/faColumns.js';
import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { useOrgao, useSituacoes, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { Escolhas } from '#shell/lista/escolhas.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Exportar } from '#shell/lista/exportar.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Periodo, textoDoPeriodo } from '#shell/lista/periodo.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { ondeEsta } from '../../domain/filtro-de-encaminhamentos.ts';
import { FiltrosSalvos } from '../filtros-salvos.tsx';
import {
  enderecoDosEncaminhados,
  type FiltroDosEncaminhados,
  formaDosEncaminhados,
  quantosFiltrosDosEncaminhados,
  semFiltroDosEncaminhados,
} from './filtro-de-encaminhamentos.ts';

interface BarraProps {
  readonly filtro: FiltroDosEncaminhados;
  readonly comOrgaos: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDosEncaminhados>) => void;
  readonly onColunas: () => void;
}

const nomesDeOnde: Readonly<Record<(typeof ondeEsta)[number], string>> = {
  aqui: 'No órgão que encaminhou',
  outro: 'Em outro órgão',
  fora: 'Fora da plataforma',
};

const sem = (todos: readonly number[], um: number) => todos.filter((outro) => outro !== um);

/** The chosen filters, in words that follow 'Mostrando só:'. */
const useEscolhas = (filtro: FiltroDosEncaminhados): readonly Escolha<FiltroDosEncaminhados>[] => {
  const tipos = useTiposDeManifestacao();
  const situacoes = useSituacoes();
  const orgao = useOrgao(filtro.idOuvidoria).data;
  const { busca, de, ate, onde, prazoDe, prazoAte, idOuvidoria } = filtro;
  return [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(de || ate ? [{ texto: `encaminhada ${textoDoPeriodo({ de, ate })}`, sem: { de: '', ate: '' } }] : []),
    ...filtro.tipos.map((id) => ({ texto: nomeDaOpcao(tipos, id), sem: { tipos: sem(filtro.tipos, id) } })),
    ...filtro.situacoes.map((id) => ({
      texto: nomeDaOpcao(situacoes, id),
      sem: { situacoes: sem(filtro.situacoes, id) },
    })),
    ...(onde === null ? [] : [{ texto: nomesDeOnde[onde].toLowerCase(), sem: { onde: null } }]),
    ...(prazoDe || prazoAte
      ? [
          {
            texto: `prazo ${textoDoPeriodo({ de: prazoDe, ate: prazoAte })}`,
            sem: { prazoDe: '', prazoAte: '' },
          },
        ]
      : []),
    ...(idOuvidoria === null
      ? []
      : [{ texto: `do órgão ${orgao?.sigla ?? `nº ${idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
  ];
};

export function BarraDosEncaminhamentos({ filtro, comOrgaos, onFiltrar, onColunas }: BarraProps) {
  const tipos = useTiposDeManifestacao();
  const situacoes = useSituacoes();
  const escolhas = useEscolhas(filtro);
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Parte do protocolo, ou do nome de quem recebeu ou de quem encaminhou."
      exemplo="Protocolo, ou quem recebeu"
      onProcurar={(busca) => onFiltrar({ busca })}
      quantosFiltros={quantosFiltrosDosEncaminhados(filtro)}
      ferramentas={
        <>
          <FiltrosSalvos
            lista="encaminhamentos"
            filtro={filtro}
            forma={formaDosEncaminhados}
            exemplo="Enviadas ao MEC e ainda abertas"
            onAplicar={onFiltrar}
          />
          <Button icon={faColumns} size="small" onClick={onColunas}>
            Colunas
          </Button>
          <Exportar enderecoDe={(formato) => enderecoDosEncaminhados(filtro, formato)} />
        </>
      }
      filtros={
        <div className="trabalho-filtros">
          <div className="trabalho-caixas" data-colunas="2">
            <Escolhas
              legenda="Tipo"
              opcoes={tipos}
              escolhidas={filtro.tipos}
              onMudar={(escolhidos) => onFiltrar({ tipos: escolhidos })}
            />
            <Escolhas
              legenda="Situação agora"
              opcoes={situacoes}
              escolhidas={filtro.situacoes}
              onMudar={(escolhidas) => onFiltrar({ situacoes: escolhidas })}
            />
          </div>
          <div className="trabalho-campos">
            {comOrgaos && (
              <FiltroDeOrgao
                idOuvidoria={filtro.idOuvidoria}
                onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
              />
            )}
            <Periodo
              rotulo="Encaminhada entre"
              de={filtro.de}
              ate={filtro.ate}
              onMudar={({ de, ate }) => onFiltrar({ de, ate })}
            />
            <Periodo
              rotulo="Prazo entre"
              de={filtro.prazoDe}
              ate={filtro.prazoAte}
              onMudar={({ de, ate }) => onFiltrar({ prazoDe: de, prazoAte: ate })}
            />
            <Select
              label="Onde está"
              placeholder="Em qualquer lugar"
              options={ondeEsta.map((valor) => ({ value: valor, label: nomesDeOnde[valor] }))}
              value={filtro.onde ?? ''}
              onChange={(valor) => onFiltrar({ onde: ondeEsta.find((cada) => cada === valor) ?? null })}
            />
          </div>
        </div>
      }
      escolhidos={
        <Escolhidos
          escolhas={escolhas}
          onFiltrar={onFiltrar}
          onLimpar={() => onFiltrar(semFiltroDosEncaminhados)}
        />
      }
    />
  );
}
