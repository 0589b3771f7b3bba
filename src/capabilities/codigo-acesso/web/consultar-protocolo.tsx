import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { digitosDoProtocolo, isProtocoloValido } from '#kernel/protocolo.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { isCodigoBemFormado, normalizeCodigo } from '../domain/codigo-acesso.ts';
import { consultarProtocolo } from './consultar.ts';

const formConsulta = z.object({
  protocolo: campo(
    'Protocolo',
    z
      .string()
      .trim()
      .min(1)
      .refine(
        isProtocoloValido,
        'Confira o protocolo: são 17 dígitos e os dois últimos não batem com os outros.',
      ),
  ),
  codigoAcesso: campo(
    'Código de acesso',
    z
      .string()
      .trim()
      .min(1)
      .refine(
        isCodigoBemFormado,
        'Confira o código de acesso: são 20 letras e números, e algum parece trocado ou faltando.',
      ),
  ),
});

/** Other ways in: an account needs no code, and the office answers people. */
function OutrosCaminhos() {
  return (
    <div className="acoes">
      <LinkButton to="/login?redirect=%2Fprincipal" variant="secondary">
        Entrar na minha conta
      </LinkButton>
      <LinkButton to="/orgao">Falar com a ouvidoria do órgão</LinkButton>
    </div>
  );
}

interface ConsultarProtocoloProps {
  /** True if the page has nothing else: then its button is the primary one. */
  readonly isPrincipal?: boolean;
}

/** S2-13. The code goes in the body, never in an address that histories and logs would keep. */
export function ConsultarProtocolo({ isPrincipal = false }: ConsultarProtocoloProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [andamento, setAndamento] = useState<number | null>(null);
  const form = useFormulario(formConsulta, {
    defaultValues: { protocolo: query.get('protocolo') ?? '', codigoAcesso: '' },
  });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formConsulta>) => {
    const par = {
      protocolo: digitosDoProtocolo(dados.protocolo) ?? '',
      codigoAcesso: normalizeCodigo(dados.codigoAcesso),
    };
    setAndamento(0);
    try {
      await navigate(await consultarProtocolo(par, setAndamento));
    } finally {
      setAndamento(null);
    }
  });
  return (
    <>
      {erro && (
        <>
          <Message type="danger" title="Não deu certo.">
            {erro}
          </Message>
          <OutrosCaminhos />
        </>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Consulta sem entrar">
        <CampoTexto
          name="protocolo"
          label="Protocolo"
          help="Por exemplo: 00106.000123/2024-48. Pontos e espaços não importam."
          autoComplete="off"
          inputMode="numeric"
          required
        />
        <CampoTexto
          name="codigoAcesso"
          label="Código de acesso"
          help="São 20 letras e números, em grupos de quatro. Maiúsculas, minúsculas e espaços não importam."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        {andamento !== null && <AndamentoDaProva parte={andamento} />}
        <BotaoEnviar variant={isPrincipal ? 'primary' : 'secondary'} block>
          Consultar
        </BotaoEnviar>
      </Formulario>
    </>
  );
}
