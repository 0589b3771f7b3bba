import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { formatMomento } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { notaContract } from '../contract.ts';
import { MAX_NOTA } from '../domain/nota.ts';
import { CampoMencoes } from './campo-mencoes.tsx';
import { type Colega, chaveDasNotas, escreverNota, type Nota, useNotas } from './notas-queries.ts';
import './notas.css';

const formulario = notaContract['POST /app-web/v1/tratamento/:idManifestacao/notas'].body;
const VAZIA = { texto: '', mencionados: [] };

interface NotasProps {
  readonly idManifestacao: number;
  /** Somebody asked to write one: the field takes the focus once it is there. */
  readonly focar?: boolean;
}

function UmaNota({ nota: { autor, texto, mencionados, criadaEm } }: { readonly nota: Nota }) {
  return (
    <li className="nota">
      <p className="nota-autor">
        <strong>{autor}</strong> <span className="ui-muted">{formatMomento(criadaEm)}</span>
      </p>
      <TextoDigitado texto={texto} />
      {mencionados.length > 0 && (
        <p className="ui-muted">Para {mencionados.map(({ nome }) => nome).join(', ')}</p>
      )}
    </li>
  );
}

function Escrever({
  idManifestacao,
  colegas,
  focar = false,
}: NotasProps & { readonly colegas: readonly Colega[] }) {
  const queries = useQueryClient();
  const [escritas, setEscritas] = useState(0);
  const form = useFormulario(formulario, { defaultValues: VAZIA });
  const { setFocus } = form;
  useEffect(() => {
    if (focar) setFocus('texto');
  }, [focar, setFocus]);
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => escreverNota(idManifestacao, dados),
    async () => {
      form.reset(VAZIA);
      setEscritas((quantas) => quantas + 1);
      await queries.invalidateQueries({ queryKey: chaveDasNotas(idManifestacao) });
    },
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="A nota não foi guardada.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Escrever nota interna" className="ui-no-print">
        <CampoTextoLongo name="texto" label="Nova nota" rows={3} limit={MAX_NOTA} required />
        <TextoGuardado idManifestacao={idManifestacao} ato="nota" campo="texto" />
        <CampoMencoes name="mencionados" colegas={colegas} />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">Guardar nota</BotaoEnviar>
          <span role="status">{escritas > 0 && 'Nota guardada.'}</span>
        </div>
      </Formulario>
    </>
  );
}

/** The team's notes about a case, newest first; they leave no row in the history. */
export function Notas({ idManifestacao, focar = false }: NotasProps) {
  const consulta = useNotas(idManifestacao);
  if (consulta.isPending) return <Skeleton lines={3} label="Carregando as notas…" />;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível carregar as notas." falha={consulta} />;
  const { notas, colegas } = consulta.data;
  return (
    <>
      <p className="ui-muted">Só a equipe do órgão lê estas notas. O cidadão nunca as vê.</p>
      <Escrever idManifestacao={idManifestacao} colegas={colegas} focar={focar} />
      {notas.length > 0 ? (
        <ol className="notas" aria-label="Notas internas, da mais nova à mais antiga">
          {notas.map((nota) => (
            <UmaNota key={nota.idNota} nota={nota} />
          ))}
        </ol>
      ) : (
        <p className="ui-muted notas-vazias">Nenhuma nota ainda.</p>
      )}
    </>
  );
}
