import { faFilter } from '@fortawesome/free-solid-svg-icons/faFilter.js';
import { useId, useState } from 'react';
import { nomeEsfera, nomeUf, TipoManifestacao, type Uf, ufs } from '#kernel/enumeracoes.ts';
import { useAssuntos, useOrgaosPorNome, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select, type SelectOption } from '#shell/ui/campos/select.tsx';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { formatMesCurto } from '#shell/ui/graficos/numeros.ts';
import { MAIS_ORGAOS } from '../contract.ts';
import { mesesDe } from '../domain/periodo.ts';
import type { NomeDoPainel, VisaoDoPainel } from '../domain/visao.ts';
import { type FiltroDoPainel, formaDoPainel } from './filtro-do-painel.ts';
import { useOrgaosEscolhidos } from './painel-queries.ts';

/** The searchable select has no empty choice. */
const TODOS = 'todos';

interface EscolhaProps {
  readonly rotulo: string;
  readonly todos: string;
  readonly opcoes: readonly SelectOption[];
  readonly valor: string;
  readonly onMudar: (valor: string) => void;
}

function Escolha({ rotulo, todos, opcoes, valor, onMudar }: EscolhaProps) {
  return (
    <Select
      label={rotulo}
      options={[{ value: TODOS, label: todos }, ...opcoes]}
      value={valor || TODOS}
      onChange={(novo) => onMudar(novo === TODOS ? '' : novo)}
    />
  );
}

const esferas = Object.entries(nomeEsfera).map(([nome, id]) => ({
  value: String(id),
  label: nome.replaceAll('_', ' '),
}));

const estados = ufs
  .filter((uf) => uf.length === 2 && uf !== 'Jf')
  .map((uf: Uf) => ({ value: uf, label: `${uf} – ${nomeUf[uf]}` }));

const texto = (id: number | null): string => (id === null ? '' : String(id));

interface FiltrosProps {
  readonly painel: NomeDoPainel;
  readonly filtro: FiltroDoPainel;
  readonly visao: VisaoDoPainel | undefined;
  readonly onFiltrar: (mudanca: Partial<FiltroDoPainel>) => void;
}

/** Both ends are always written to the address: opened next month, it shows the same. */
function Periodo({ visao, onFiltrar }: Pick<FiltrosProps, 'onFiltrar'> & { readonly visao: VisaoDoPainel }) {
  const meses = mesesDe({ de: visao.primeiroMes, ate: visao.ultimoMes });
  // The address may name a month without data.
  const opcoes = [...new Set([...meses, visao.de, visao.ate])]
    .toSorted()
    .reverse()
    .map((mes) => ({ value: mes, label: formatMesCurto(mes) }));
  const mudar = (de: string, ate: string) => onFiltrar(de <= ate ? { de, ate } : { de: ate, ate: de });
  return (
    <>
      <Select label="De" options={opcoes} value={visao.de} onChange={(de) => de && mudar(de, visao.ate)} />
      <Select
        label="Até"
        options={opcoes}
        value={visao.ate}
        onChange={(ate) => ate && mudar(visao.de, ate)}
      />
    </>
  );
}

function Orgaos({ filtro, onFiltrar }: Pick<FiltrosProps, 'filtro' | 'onFiltrar'>) {
  const [prefixo, setPrefixo] = useState('');
  const encontrados = useOrgaosPorNome(prefixo);
  const escolhidos = useOrgaosEscolhidos(filtro.orgaos);
  const porId = new Map(
    [...escolhidos, ...(encontrados.data?.itens ?? [])].map((orgao) => [String(orgao.idOuvidoria), orgao]),
  );
  const values = filtro.orgaos.map(String);
  const options = [...new Set([...values, ...porId.keys()])].map((value) => {
    const orgao = porId.get(value);
    return { value, label: orgao ? `${orgao.sigla} – ${orgao.nomeOuvidoria}` : `Órgão nº ${value}` };
  });
  const isCheio = values.length >= MAIS_ORGAOS;
  return (
    // One cell of the grid: the field, and what was chosen below it.
    <div>
      <SelectVarios
        label="Órgãos"
        help={isCheio ? `São ${MAIS_ORGAOS}, o máximo. Tire um para escolher outro.` : undefined}
        placeholder="Todos"
        nomeDaLista="Órgãos escolhidos"
        minCaracteres={3}
        onPrefixo={setPrefixo}
        loading={encontrados.isFetching}
        disabled={isCheio}
        options={options}
        values={values}
        onChange={(novos) => onFiltrar({ orgaos: novos.map(Number) })}
      />
    </div>
  );
}

/** Each choice filters at once and is kept in the address. */
export function FiltrosDoPainel({ painel, filtro, visao, onFiltrar }: FiltrosProps) {
  const tipos = useTiposDeManifestacao().filter(({ id }) => id !== TipoManifestacao.acessoAInformacao);
  const assuntos = useAssuntos();
  const [isAberto, setAberto] = useState(false);
  const id = useId();
  const quantos = Object.keys(formaDoPainel.escrever({ ...filtro, mapa: 'orgao' })).length;
  return (
    <search className="painel-busca ui-no-print" aria-label="Filtrar o painel" data-aberto={isAberto}>
      <div className="painel-abrir">
        <Button
          icon={faFilter}
          size="small"
          aria-expanded={isAberto}
          aria-controls={id}
          onClick={() => setAberto(!isAberto)}
        >
          {quantos === 0 ? 'Filtros' : `Filtros (${quantos})`}
        </Button>
      </div>
      <div className="painel-filtros" id={id}>
        {visao && <Periodo visao={visao} onFiltrar={onFiltrar} />}
        <Escolha
          rotulo="Esfera"
          todos="Todas"
          opcoes={esferas}
          valor={texto(filtro.idEsfera)}
          onMudar={(valor) => onFiltrar({ idEsfera: readNumero(valor) })}
        />
        <Escolha
          rotulo="UF do órgão"
          todos="Todas"
          opcoes={estados}
          valor={filtro.uf}
          onMudar={(uf) => onFiltrar({ uf })}
        />
        {painel === 'resolveu' && (
          <Escolha
            rotulo="Tipo"
            todos="Todos"
            opcoes={tipos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            valor={texto(filtro.idTipo)}
            onMudar={(valor) => onFiltrar({ idTipo: readNumero(valor) })}
          />
        )}
        <Escolha
          rotulo="Assunto"
          todos="Todos"
          opcoes={assuntos.map(({ id, nome, area }) => ({ value: String(id), label: nome, group: area }))}
          valor={texto(filtro.idAssunto)}
          onMudar={(valor) => onFiltrar({ idAssunto: readNumero(valor) })}
        />
        <Orgaos filtro={filtro} onFiltrar={onFiltrar} />
      </div>
    </search>
  );
}
