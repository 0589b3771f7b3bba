import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { baixarConfirmado } from '#shell/api/baixar.ts';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Periodo, textoDoPeriodo } from '#shell/lista/periodo.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { areasDoFiltro, nomeDaArea } from '../domain/filtro-da-auditoria.ts';
import { enderecoDaExportacao, type FiltroDaTela, quantosFiltros, semFiltro } from './filtro-do-endereco.ts';

interface BarraProps {
  readonly filtro: FiltroDaTela;
  readonly comOrgaos: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDaTela>) => void;
}

const areas = areasDoFiltro.map((area) => ({ value: area, label: nomeDaArea(area) }));

/** The chosen filters, in words that follow 'Mostrando só:'. */
const useEscolhas = ({
  busca,
  area,
  pessoa,
  de,
  ate,
  idOuvidoria,
}: FiltroDaTela): Escolha<FiltroDaTela>[] => {
  const orgao = useOrgao(idOuvidoria).data;
  return [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(area ? [{ texto: nomeDaArea(area), sem: { area: '' as const } }] : []),
    ...(pessoa ? [{ texto: `feito por “${pessoa}”`, sem: { pessoa: '' } }] : []),
    ...(de || ate ? [{ texto: textoDoPeriodo({ de, ate }), sem: { de: '', ate: '' } }] : []),
    ...(idOuvidoria === null
      ? []
      : [{ texto: `do órgão ${orgao?.sigla ?? `nº ${idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
  ];
};

export function BarraDaAuditoria({ filtro, comOrgaos, onFiltrar }: BarraProps) {
  const escolhas = useEscolhas(filtro);
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Parte do ato ou do que ele mudou; de uma manifestação, o protocolo."
      exemplo="Ato, alvo ou protocolo"
      onProcurar={(busca) => onFiltrar({ busca })}
      quantosFiltros={quantosFiltros(filtro)}
      ferramentas={
        <a
          className="br-button small"
          href={enderecoDaExportacao(filtro)}
          onClick={baixarConfirmado}
          download
        >
          <Icon icon={faDownload} />
          Baixar (CSV)
        </a>
      }
      filtros={
        <div className="trabalho-filtros">
          <div className="trabalho-campos">
            <Select
              label="Área"
              placeholder="Todas as áreas"
              options={areas}
              value={filtro.area}
              onChange={(valor) => onFiltrar({ area: areasDoFiltro.find((area) => area === valor) ?? '' })}
            />
            <Input
              // A new address, as after the browser's Back, resets the text.
              key={filtro.pessoa}
              label="Pessoa"
              help="Parte do nome de quem trabalha no órgão."
              defaultValue={filtro.pessoa}
              maxLength={200}
              autoComplete="off"
              onBlur={({ target }) => {
                const pessoa = target.value.trim();
                if (pessoa !== filtro.pessoa) onFiltrar({ pessoa });
              }}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            />
            {comOrgaos && (
              <FiltroDeOrgao
                idOuvidoria={filtro.idOuvidoria}
                onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
              />
            )}
            <Periodo
              rotulo="Feito entre"
              de={filtro.de}
              ate={filtro.ate}
              onMudar={({ de, ate }) => onFiltrar({ de, ate })}
            />
          </div>
        </div>
      }
      escolhidos={
        <Escolhidos escolhas={escolhas} onFiltrar={onFiltrar} onLimpar={() => onFiltrar(semFiltro)} />
      }
    />
  );
}
