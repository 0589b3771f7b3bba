import { useNavigate } from 'react-router';
import { z } from 'zod';
import { digitosDoProtocolo, isProtocoloValido } from '#kernel/protocolo.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { Card } from '#web/ui/card.tsx';
import { CampoTexto } from '#web/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#web/ui/form/formulario.tsx';
import { useFormulario } from '#web/ui/form/use-formulario.ts';

/** People copy the code with its groups, spaces and small letters; none of that is part of it. */
const normalizeCodigo = (texto: string): string => texto.replace(/[^0-9a-z]/gi, '').toUpperCase();

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
  codAcesso: campo(
    'Código de acesso',
    z
      .string()
      .trim()
      .min(1)
      .refine(
        (texto) => normalizeCodigo(texto) !== '',
        'Confira o código de acesso: ele só tem letras e números.',
      ),
  ),
});

/** S2-13. The code goes on in the navigation's state: in the address it would stay in histories and logs. */
export function ConsultarProtocolo() {
  const navigate = useNavigate();
  const form = useFormulario(formConsulta, { defaultValues: { protocolo: '', codAcesso: '' } });
  const consultar = async ({ protocolo, codAcesso }: z.output<typeof formConsulta>): Promise<void> => {
    await navigate(`/manifestacao/consultar?protocolo=${digitosDoProtocolo(protocolo)}`, {
      state: { codAcesso: normalizeCodigo(codAcesso) },
    });
  };
  return (
    <Card title="Consulte seu protocolo" headingLevel={2}>
      <p>Acompanhe sem entrar, com o protocolo e o código de acesso que você recebeu ao registrar.</p>
      <Formulario form={form} onSubmit={consultar} aria-label="Consultar protocolo">
        <CampoTexto
          name="protocolo"
          label="Protocolo"
          help="Por exemplo: 00106.000123/2024-48. Pontos e espaços não importam."
          autoComplete="off"
          required
        />
        <CampoTexto
          name="codAcesso"
          label="Código de acesso"
          help="Maiúsculas, minúsculas e espaços não importam."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <BotaoEnviar variant="secondary" block>
          Consultar
        </BotaoEnviar>
      </Formulario>
    </Card>
  );
}
