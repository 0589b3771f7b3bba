import { z } from 'zod';
import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import { type CasoDaEquipe, useCaso } from '#shell/atos/caso-query.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useCasosEscolhidos } from '#shell/atos/lote/lote-queries.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { agrupar } from '../domain/agrupar.ato.ts';
import { isMesmoTipo } from '../domain/grupo.ts';
import { Desagrupar } from './desagrupar.tsx';
import {
  type Candidata,
  candidataDoCaso,
  candidataDoItem,
  EscolherPrincipal,
} from './escolher-principal.tsx';
import './analise.css';

const { idPrincipal } = agrupar.entrada.shape;

const formulario = z.object({
  idPrincipal: z.preprocess((valor) => Number(valor) || undefined, idPrincipal),
});
type Dados = z.output<typeof formulario>;

function OQueAcontece() {
  return (
    <Message type="info" title="Uma resposta para todas." still>
      <ul>
        <li>A resposta conclusiva da principal chega a cada pessoa do grupo, no protocolo dela.</li>
        <li>Cada uma lê no histórico que será respondida junto com outras, sem saber quais nem de quem.</li>
        <li>O prazo de cada uma continua o mesmo: responda até o mais curto deles.</li>
        <li>Todas precisam ser do mesmo tipo e do mesmo órgão: cada tipo pede outra coisa na resposta.</li>
      </ul>
    </Message>
  );
}

/** Similar cases, which may be the same fact told twice; only open ones can still be answered. */
const useSemelhantes = (caso: CasoDaEquipe | null): readonly Candidata[] => {
  const parecidas = caso ? [...caso.semelhantes, ...caso.daMesmaPessoa] : [];
  const { data = [] } = useCasosEscolhidos(parecidas.map(({ idManifestacao }) => idManifestacao));
  return data
    .filter(({ situacao }) => isAberta(situacao.idSituacaoManifestacao as IdSituacao))
    .filter(({ tipo }) => isMesmoTipo(tipo.idTipoManifestacao, caso?.tipo.idTipoManifestacao ?? 0))
    .map(candidataDoItem);
};

interface JuntarProps extends AtoProps {
  readonly caso: CasoDaEquipe | null;
}

function Juntar({ casos, onFeito, onCancelar, caso }: JuntarProps) {
  const form = useFormulario(formulario, { defaultValues: { idPrincipal: '' } });
  const lote = useLote<Dados>({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados) => enviarAoLote(agrupar, doLote, dados),
  });
  const semelhantes = useSemelhantes(caso);
  const [primeiro] = casos;
  const misturadas = casos.some(
    ({ tipo }) => !isMesmoTipo(tipo.idTipoManifestacao, primeiro?.tipo.idTipoManifestacao ?? 0),
  );
  return (
    <Ato casos={casos} lote={lote}>
      <OQueAcontece />
      {misturadas && (
        <Message type="warning" still>
          Há tipos diferentes entre as escolhidas: só entram no grupo as do tipo da principal.
        </Message>
      )}
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Agrupar">
        <EscolherPrincipal
          name="idPrincipal"
          candidatas={caso ? semelhantes : casos.map(candidataDoCaso)}
          menos={caso?.idManifestacao ?? null}
        />
        <BotoesDoAto onCancelar={onCancelar}>Agrupar</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

/** Several people reported one fact: one answer reaches them all. */
export default function Agrupar(props: AtoProps) {
  const [primeiro] = props.casos;
  const unico = props.casos.length === 1 ? (primeiro?.idManifestacao ?? null) : null;
  const caso = useCaso(unico);
  if (caso.isError) return <FalhaAoAbrir falha={caso} />;
  if (unico !== null && !caso.data) return <Skeleton lines={6} label="Abrindo…" />;
  const grupo = caso.data?.grupo ?? null;
  if (grupo) return <Desagrupar {...props} grupo={grupo} />;
  return <Juntar {...props} caso={caso.data ?? null} />;
}
