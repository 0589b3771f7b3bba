import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { createApi } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { reciboContract } from '../contract.ts';
import { type ArquivoLido, ConferirArquivo } from './conferir-arquivo.tsx';
import { CopiaConferida } from './copia-conferida.tsx';
import { Linhas } from './linhas.tsx';
import type { Resultado } from './resultado.ts';

const api = createApi<typeof reciboContract>();

const schema = z.object({ codigo: campo('Código do recibo', z.string().trim().min(1).max(2000)) });

/** The QR code puts it after '#', which browsers send to no server; '?codigo=' works too. */
export const codigoDoEndereco = ({ hash, search }: { hash: string; search: string }): string =>
  new URLSearchParams(hash.includes('=') ? hash.slice(1) : `codigo=${hash.slice(1)}`).get('codigo') ||
  (new URLSearchParams(search).get('codigo') ?? '');

const dataBrasileira = (isoDate: string): string => isoDate.split('-').reverse().join('/');

function Resposta({ autentico, recibo, copia, comArquivo }: Resultado & { readonly comArquivo: boolean }) {
  if (autentico && copia) return <CopiaConferida copia={copia} comArquivo={comArquivo} />;
  if (comArquivo)
    return (
      <Message type="danger" title="Este arquivo não é uma cópia autêntica.">
        Ele foi alterado depois de emitido, ou não foi esta plataforma que o emitiu. Peça o original a quem o
        entregou.
      </Message>
    );
  if (!autentico || !recibo)
    return (
      <Message type="danger" title="Recibo não reconhecido.">
        Este código não foi emitido por esta plataforma, ou está incompleto. Confira se copiou o código
        inteiro.
      </Message>
    );
  return (
    <>
      <Message type="success" title="Recibo autêntico.">
        Ele foi emitido por esta plataforma e não foi alterado. Confira se os dados abaixo são os do papel.
      </Message>
      <Linhas
        linhas={{
          Protocolo: recibo.numeroProtocolo,
          Tipo: recibo.tipo,
          Órgão: recibo.orgao,
          'Registrada em': new Date(recibo.registradaEm),
          'Prazo de resposta': dataBrasileira(recibo.prazoAtendimento),
        }}
      />
    </>
  );
}

/**
 * Anybody who holds a receipt or the copy of a decision may check whether it is real; nothing else
 * of the case is shown.
 */
export default function VerificarReciboPage() {
  const codigo = codigoDoEndereco(useLocation());
  const [resultado, setResultado] = useState<(Resultado & { readonly comArquivo: boolean }) | null>(null);
  const form = useFormulario(schema, { defaultValues: { codigo } });
  const { erro, onSubmit } = useEnvio(form, async (body: z.output<typeof schema> | ArquivoLido) => {
    setResultado(null);
    const lido = await api('POST /app-web/v1/recibos/verificar', { body }, { errors: 'silent' });
    setResultado({ ...lido, comArquivo: 'arquivo' in body });
  });
  const conferir = useEffectEvent(() => {
    if (codigo) void onSubmit({ codigo });
  });
  // A second QR code read on the same page must be checked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each code
  useEffect(() => conferir(), [codigo]);
  return (
    <div className="pagina-simples">
      <p>
        Leia o QR code do recibo ou da cópia autenticada de uma decisão, ou escreva aqui o código que está
        embaixo dele. O do recibo tem 16 letras e números, com ou sem os traços.
      </p>
      {erro && <Message type="danger">{erro}</Message>}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Verificar recibo">
        <CampoTexto name="codigo" label="Código do recibo" autoComplete="off" spellCheck={false} required />
        <div className="ui-actions">
          <BotaoEnviar>Verificar</BotaoEnviar>
        </div>
      </Formulario>
      <ConferirArquivo onLido={(lido) => void onSubmit(lido)} />
      <div role="status">{resultado && <Resposta {...resultado} />}</div>
    </div>
  );
}
