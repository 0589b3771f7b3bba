import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type KeyboardEvent, useState } from 'react';
import type { CasoEscolhido, CasoNaLista } from '#shell/atos/casos.ts';
import { useProcura } from '#shell/atos/lote/lote-queries.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';

export interface Candidata {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  /** 'Reclamação · Cadastrada' */
  readonly sobre: string;
}

const opcaoDa = ({ idManifestacao, numeroProtocolo, sobre }: Candidata) => ({
  value: String(idManifestacao),
  label: <span className="ui-mono">{numeroProtocolo}</span>,
  help: sobre,
});

export const candidataDoCaso = ({ idManifestacao, numeroProtocolo, tipo }: CasoEscolhido): Candidata => ({
  idManifestacao,
  numeroProtocolo,
  sobre: tipo.descTipoManifestacao,
});

export const candidataDoItem = (item: CasoNaLista): Candidata => ({
  idManifestacao: item.idManifestacao,
  numeroProtocolo: item.numeroProtocolo,
  sobre: `${item.tipo.descTipoManifestacao} · ${item.situacao.descSituacaoManifestacao}`,
});

interface EscolherPrincipalProps {
  readonly name: string;
  /** Offered before any search: the chosen cases, or those similar to the single one. */
  readonly candidatas: readonly Candidata[];
  /** Never offered: a case cannot be joined to itself. */
  readonly menos: number | null;
}

const quantasAchadas = (total: number): string =>
  total === 0 ? 'Nada encontrado. Confira o protocolo.' : `${total} na lista abaixo.`;

/** Chooses the principal among the candidates or by searching a protocol. */
export function EscolherPrincipal({ name, candidatas, menos }: EscolherPrincipalProps) {
  const [texto, setTexto] = useState('');
  const [busca, setBusca] = useState('');
  const procura = useProcura(busca);
  const achadas = (procura.data ?? []).map(candidataDoItem);
  const todas = new Map([...candidatas, ...achadas].map((caso) => [caso.idManifestacao, caso]));
  const oferecidas = [...todas.values()].filter(({ idManifestacao }) => idManifestacao !== menos);
  const procurar = () => setBusca(texto.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    procurar();
  };
  return (
    <>
      <div className="lote-procura">
        <Input
          label="Procurar outra pelo protocolo"
          type="search"
          icon={faSearch}
          maxLength={200}
          autoComplete="off"
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={procurar}>
          Procurar
        </Button>
      </div>
      <p role="status">{busca && procura.data ? quantasAchadas(achadas.length) : ''}</p>
      {busca && procura.isPending && <Skeleton shape="row" lines={2} label="Procurando…" />}
      {procura.isError && <FalhaAoAbrir titulo="Não foi possível procurar." falha={procura} />}
      {oferecidas.length > 0 && (
        <CampoOpcoes
          name={name}
          label="Manifestação principal"
          help="É a que você vai responder; a resposta dela vale para as outras."
          required
          options={oferecidas.map(opcaoDa)}
        />
      )}
    </>
  );
}
