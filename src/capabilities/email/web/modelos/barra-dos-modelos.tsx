import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type FiltroDeModelos, quantosFiltrosDeModelos, semFiltroDeModelos } from './filtro-de-modelos.ts';

interface BarraProps {
  readonly filtro: FiltroDeModelos;
  readonly onFiltrar: (mudanca: Partial<FiltroDeModelos>) => void;
}

const PARA_QUEM = { cidadao: 'para o cidadão', orgao: 'para o órgão' } as const;
const SITUACAO = { sim: 'ativos', nao: 'inativos' } as const;

const useEscolhas = (filtro: FiltroDeModelos): readonly Escolha<FiltroDeModelos>[] => {
  const orgao = useOrgao(filtro.idOuvidoria).data;
  const { busca, idOuvidoria, soDosOrgaos, destinatario, ativo } = filtro;
  return [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(idOuvidoria === null
      ? []
      : [{ texto: `do órgão ${orgao?.sigla ?? `nº ${idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
    ...(soDosOrgaos ? [{ texto: 'escritos por órgãos', sem: { soDosOrgaos: false } }] : []),
    ...(destinatario ? [{ texto: PARA_QUEM[destinatario], sem: { destinatario: '' as const } }] : []),
    ...(ativo ? [{ texto: SITUACAO[ativo], sem: { ativo: '' as const } }] : []),
  ];
};

export function BarraDosModelos({ filtro, onFiltrar }: BarraProps) {
  const escolhas = useEscolhas(filtro);
  return (
    <BarraDeBusca
      busca={filtro.busca}
      ajuda="Palavras do aviso ou do assunto, ou a sigla do órgão."
      exemplo="Aviso, assunto ou órgão"
      onProcurar={(busca) => onFiltrar({ busca })}
      quantosFiltros={quantosFiltrosDeModelos(filtro)}
      ferramentas={
        <>
          <Checkbox
            label="Só os de órgãos"
            checked={filtro.soDosOrgaos}
            onChange={() => onFiltrar({ soDosOrgaos: !filtro.soDosOrgaos })}
          />
          <LinkButton to="/email/cadastrar" variant="primary" icon={faPlus}>
            Cadastrar
          </LinkButton>
        </>
      }
      filtros={
        <div className="trabalho-filtros">
          <div className="trabalho-campos">
            <FiltroDeOrgao
              idOuvidoria={filtro.idOuvidoria}
              onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
            />
            <RadioGroup
              label="Quem recebe"
              name="destinatario"
              inline
              value={filtro.destinatario}
              onChange={({ target }) =>
                onFiltrar({ destinatario: target.value as FiltroDeModelos['destinatario'] })
              }
              options={[
                { value: '', label: 'Todos' },
                { value: 'cidadao', label: 'Cidadão' },
                { value: 'orgao', label: 'Órgão' },
              ]}
            />
            <RadioGroup
              label="Situação"
              name="ativo"
              inline
              value={filtro.ativo}
              onChange={({ target }) => onFiltrar({ ativo: target.value as FiltroDeModelos['ativo'] })}
              options={[
                { value: '', label: 'Todas' },
                { value: 'sim', label: 'Ativos' },
                { value: 'nao', label: 'Inativos' },
              ]}
            />
          </div>
        </div>
      }
      escolhidos={
        <Escolhidos
          escolhas={escolhas}
          onFiltrar={onFiltrar}
          onLimpar={() => onFiltrar(semFiltroDeModelos)}
        />
      }
    />
  );
}
