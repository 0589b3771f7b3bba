import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { baixarConfirmado } from '#shell/api/baixar.ts';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Periodo, textoDoPeriodo } from '#shell/lista/periodo.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { faixaDe, nomesDosResultados } from '../../domain/chamada.ts';
import { useSistemas } from './chamadas-queries.ts';
import { enderecoDoCsv, type FiltroDaTela, semFiltro } from './filtro-das-chamadas.ts';

interface BarraProps {
  readonly filtro: FiltroDaTela;
  readonly comOrgaos: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDaTela>) => void;
}

const opcoesDeResultado = nomesDosResultados.map((value) => ({ value, label: faixaDe(value).nome }));

const useOpcoesDeSistema = (comOrgaos: boolean) =>
  (useSistemas().data?.sistemas ?? []).map(({ idCliente, nome, orgao }) => ({
    value: String(idCliente),
    label: comOrgaos ? `${nome} (${orgao})` : nome,
  }));

const useEscolhas = (
  { idCliente, idOuvidoria, resultado, de, ate }: FiltroDaTela,
  sistemas: readonly { readonly value: string; readonly label: string }[],
): Escolha<FiltroDaTela>[] => {
  const orgao = useOrgao(idOuvidoria).data;
  const sistema = sistemas.find(({ value }) => value === String(idCliente))?.label;
  return [
    ...(idCliente === null ? [] : [{ texto: sistema ?? `sistema ${idCliente}`, sem: { idCliente: null } }]),
    ...(resultado ? [{ texto: faixaDe(resultado).nome, sem: { resultado: '' as const } }] : []),
    ...(de || ate ? [{ texto: textoDoPeriodo({ de, ate }), sem: { de: '', ate: '' } }] : []),
    ...(idOuvidoria === null
      ? []
      : [{ texto: `do órgão ${orgao?.sigla ?? `nº ${idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
  ];
};

export function BarraDasChamadas({ filtro, comOrgaos, onFiltrar }: BarraProps) {
  const sistemas = useOpcoesDeSistema(comOrgaos);
  const escolhas = useEscolhas(filtro, sistemas);
  return (
    <search className="trabalho-busca" aria-label="Filtros das chamadas">
      <div className="trabalho-filtros">
        <div className="trabalho-campos">
          <Select
            label="Sistema"
            placeholder="Todos os sistemas"
            options={sistemas}
            value={String(filtro.idCliente ?? '')}
            onChange={(valor) => onFiltrar({ idCliente: valor === '' ? null : Number(valor) })}
          />
          <Select
            label="Resultado"
            placeholder="Todos os resultados"
            options={opcoesDeResultado}
            value={filtro.resultado}
            onChange={(valor) =>
              onFiltrar({ resultado: nomesDosResultados.find((nome) => nome === valor) ?? '' })
            }
          />
          {comOrgaos && (
            <FiltroDeOrgao
              idOuvidoria={filtro.idOuvidoria}
              onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
            />
          )}
          <Periodo
            rotulo="Chamadas entre"
            de={filtro.de}
            ate={filtro.ate}
            onMudar={({ de, ate }) => onFiltrar({ de, ate })}
          />
        </div>
      </div>
      <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
      <a className="br-button small" href={enderecoDoCsv(filtro)} onClick={baixarConfirmado} download>
        <Icon icon={faDownload} />
        Baixar (CSV)
      </a>
    </search>
  );
}
