import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { useState } from 'react';
import { z } from 'zod';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { useAvisoAoFechar } from '#shell/nao-salvo/aviso-ao-fechar.ts';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { SairDepressa } from '#shell/sair-depressa/sair-depressa.tsx';
import { useSegredoDoEndereco } from '#shell/segredo-do-endereco/segredo-do-endereco.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { formatCodigo, isCodigoBemFormado } from '../../domain/codigo-acesso.ts';
import { receberCodigo } from '../consultar.ts';
import './entrega.css';

const formulario = z.object({
  chave: campo(
    'Chave',
    z
      .string()
      .trim()
      .min(1)
      .refine(
        isCodigoBemFormado,
        'Confira a chave: são 20 letras e números, e algum parece trocado ou faltando.',
      ),
  ),
});

interface Recebido {
  readonly numeroProtocolo: string;
  readonly codigoAcesso: string;
}

/** It is shown this once; leaving before it is kept needs a confirmation. */
function CodigoRecebido({ numeroProtocolo, codigoAcesso }: Recebido) {
  const [isGuardado, setGuardado] = useState(false);
  useAvisoAoFechar(!isGuardado);
  const codigo = formatCodigo(codigoAcesso);
  return (
    <div className="ui-so-isto-no-papel">
      <TituloFocado>Seu código de acesso</TituloFocado>
      <p>
        Protocolo <strong className="ui-mono">{numeroProtocolo}</strong>
      </p>
      <p role="status">{isGuardado && 'Pronto. O código não aparece mais; use o que você guardou.'}</p>
      {!isGuardado && (
        <>
          <p>
            Código <strong className="ui-mono entrega-do-codigo-chave">{codigo}</strong>{' '}
            <CopyButton text={codigo} what="código" showLabel />
          </p>
          <Message type="warning" title="Guarde agora." still>
            O código aparece só desta vez e ninguém pode recuperá-lo, nem quem atendeu você. Quem tem o
            protocolo e o código vê tudo e age no seu lugar.
          </Message>
        </>
      )}
      <div className="ui-actions ui-no-print">
        {!isGuardado && (
          <>
            <Button variant="primary" onClick={() => setGuardado(true)}>
              Já guardei meu código
            </Button>
            <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
              Imprimir
            </Button>
          </>
        )}
        <LinkButton
          to={`/manifestacao/consultar?protocolo=${digitosDoProtocolo(numeroProtocolo) ?? ''}`}
          variant={isGuardado ? 'primary' : 'secondary'}
        >
          Acompanhar com o código
        </LinkButton>
      </div>
    </div>
  );
}

/** The code shows only when asked for: a preview of the link or a page opened by mistake does not use the key up. */
export default function ReceberCodigoPage() {
  const chave = useSegredoDoEndereco('chave');
  const [recebido, setRecebido] = useState<Recebido | null>(null);
  const [andamento, setAndamento] = useState<number | null>(null);
  const form = useFormulario(formulario, { defaultValues: { chave: formatCodigo(chave ?? '') } });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) =>
      receberCodigo(dados.chave, setAndamento).finally(() => setAndamento(null)),
    setRecebido,
  );
  return (
    <section className="pagina-simples">
      <SairDepressa />
      {recebido ? (
        <CodigoRecebido {...recebido} />
      ) : (
        <>
          <p>
            Alguém registrou em seu nome, no atendimento, e entregou a você uma chave. Ela mostra o seu código
            de acesso uma única vez: tenha onde anotar.
          </p>
          {erro && (
            <Message type="danger" title="O código não foi mostrado.">
              {erro}
            </Message>
          )}
          <Formulario form={form} onSubmit={onSubmit} aria-label="Ver o código de acesso">
            <CampoTexto name="chave" label="Chave" help="Está no papel que você recebeu." required />
            {andamento !== null && <AndamentoDaProva parte={andamento} />}
            <div className="ui-actions">
              <BotaoEnviar>Mostrar meu código</BotaoEnviar>
            </div>
          </Formulario>
        </>
      )}
    </section>
  );
}
