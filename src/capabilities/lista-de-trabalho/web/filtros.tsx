import { useAssuntos, useCanais, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import { Escolhas } from '#shell/lista/escolhas.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Periodo } from '#shell/lista/periodo.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { marcas } from '../domain/filtro.ts';
import type { Filtro, FiltroDeResponsavel } from './filtro-do-endereco.ts';
import { nomesDasMarcas } from './nomes-das-colunas.ts';
import { useContagens, useOpcoesDaLista } from './trabalho-queries.ts';

/** The searchable select has no empty choice of its own. */
const TODOS = 'todos';

interface FiltrosProps {
  readonly filtro: Filtro;
  /** Only an administrador works in more than one office. */
  readonly comOrgaos: boolean;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
}

type ParteProps = Pick<FiltrosProps, 'filtro' | 'onFiltrar'>;

interface EscolhaDeIdProps {
  readonly rotulo: string;
  readonly todos: string;
  readonly opcoes: readonly { readonly value: string; readonly label: string; readonly group?: string }[];
  readonly valor: string | number | null;
  readonly onMudar: (valor: string | null) => void;
}

function EscolhaDeId({ rotulo, todos, opcoes, valor, onMudar }: EscolhaDeIdProps) {
  return (
    <Select
      label={rotulo}
      options={[{ value: TODOS, label: todos }, ...opcoes]}
      value={valor === null ? TODOS : String(valor)}
      onChange={(escolhido) => onMudar(escolhido === TODOS || escolhido === '' ? null : escolhido)}
    />
  );
}

function FiltroDeAssunto({ filtro, onFiltrar }: ParteProps) {
  const assuntos = useAssuntos();
  const { subassuntos } = useOpcoesDaLista(filtro.idOuvidoria);
  const destes = subassuntos.filter(
    ({ idAssunto }) => filtro.idAssunto === null || idAssunto === filtro.idAssunto,
  );
  return (
    <>
      <EscolhaDeId
        rotulo="Assunto"
        todos="Todos os assuntos"
        opcoes={assuntos.map(({ id, nome, area }) => ({ value: String(id), label: nome, group: area }))}
        valor={filtro.idAssunto}
        onMudar={(id) => onFiltrar({ idAssunto: id === null ? null : Number(id), idSubassunto: null })}
      />
      {destes.length > 0 && (
        <EscolhaDeId
          rotulo="Subassunto"
          todos="Todos os subassuntos"
          opcoes={destes.map(({ idSubassunto, descricao }) => ({
            value: String(idSubassunto),
            label: descricao,
          }))}
          valor={filtro.idSubassunto}
          onMudar={(id) => onFiltrar({ idSubassunto: id === null ? null : Number(id) })}
        />
      )}
    </>
  );
}

const readResponsavel = (valor: string | null): FiltroDeResponsavel | null =>
  valor === null || valor === 'eu' || valor === 'ninguem' ? valor : Number(valor);

function FiltroDeResponsavelECanal({ filtro, onFiltrar }: ParteProps) {
  const canais = useCanais();
  const { pessoas } = useOpcoesDaLista(filtro.idOuvidoria);
  return (
    <>
      <EscolhaDeId
        rotulo="Responsável"
        todos="Qualquer pessoa"
        opcoes={[
          { value: 'eu', label: 'Eu' },
          { value: 'ninguem', label: 'Ninguém' },
          ...pessoas.map(({ idUsuario, nome }) => ({ value: String(idUsuario), label: nome })),
        ]}
        valor={filtro.responsavel}
        onMudar={(valor) => onFiltrar({ responsavel: readResponsavel(valor) })}
      />
      <EscolhaDeId
        rotulo="Canal de entrada"
        todos="Todos os canais"
        opcoes={canais.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        valor={filtro.canal}
        onMudar={(id) => onFiltrar({ canal: id === null ? null : Number(id) })}
      />
    </>
  );
}

function FiltrosDeDatas({ filtro, onFiltrar }: ParteProps) {
  return (
    <>
      <Periodo
        rotulo="Registrada entre"
        de={filtro.registroDe}
        ate={filtro.registroAte}
        onMudar={({ de, ate }) => onFiltrar({ registroDe: de, registroAte: ate })}
      />
      <Periodo
        rotulo="Prazo entre"
        de={filtro.prazoDe}
        ate={filtro.prazoAte}
        onMudar={({ de, ate }) => onFiltrar({ prazoDe: de, prazoAte: ate })}
      />
      <Periodo
        rotulo="Prazo interno entre"
        de={filtro.prazoInternoDe}
        ate={filtro.prazoInternoAte}
        onMudar={({ de, ate }) => onFiltrar({ prazoInternoDe: de, prazoInternoAte: ate })}
      />
    </>
  );
}

function MarcasEEtiquetas({ filtro, onFiltrar }: ParteProps) {
  const { tags } = useOpcoesDaLista(filtro.idOuvidoria);
  return (
    <div>
      <Escolhas
        legenda="Marcas"
        opcoes={marcas.map((marca) => ({ id: marca, nome: nomesDasMarcas[marca] }))}
        escolhidas={filtro.marcas}
        onMudar={(escolhidas) => onFiltrar({ marcas: escolhidas })}
      />
      {tags.length > 0 && (
        <Escolhas
          legenda="Etiquetas"
          opcoes={tags.map(({ idTag, nome }) => ({ id: idTag, nome }))}
          escolhidas={filtro.tags}
          onMudar={(escolhidas) => onFiltrar({ tags: escolhidas })}
        />
      )}
    </div>
  );
}

/** One filter for each column, applied at once. */
export function Filtros({ filtro, comOrgaos, onFiltrar }: FiltrosProps) {
  const tipos = useTiposDeManifestacao();
  const situacoes = useContagens(filtro.idOuvidoria).data?.situacoes ?? [];
  const partes = { filtro, onFiltrar };
  return (
    <div className="trabalho-filtros">
      <div className="trabalho-caixas">
        <Escolhas
          legenda="Tipo"
          opcoes={tipos}
          escolhidas={filtro.tipos}
          onMudar={(escolhidos) => onFiltrar({ tipos: escolhidos })}
        />
        <Escolhas
          legenda="Situação"
          opcoes={situacoes.map(({ idSituacaoManifestacao, descSituacaoManifestacao, total }) => ({
            id: idSituacaoManifestacao,
            nome: `${descSituacaoManifestacao} (${total.toLocaleString('pt-BR')})`,
          }))}
          escolhidas={filtro.situacoes}
          onMudar={(escolhidas) => onFiltrar({ situacoes: escolhidas })}
        />
        <MarcasEEtiquetas {...partes} />
      </div>
      <div className="trabalho-campos">
        {comOrgaos && (
          <FiltroDeOrgao
            idOuvidoria={filtro.idOuvidoria}
            onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria, responsavel: null, tags: [] })}
          />
        )}
        <FiltroDeAssunto {...partes} />
        <FiltroDeResponsavelECanal {...partes} />
        <FiltrosDeDatas {...partes} />
      </div>
    </div>
  );
}
