import type { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Button } from '#shell/ui/button.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { ServicoDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { dadosDoServico } from '../../../domain/servico.ts';
import { api } from '../gerenciar-queries.ts';
import { Falha } from '../salvar.tsx';

const formulario = dadosDoServico.omit({ ativo: true });

interface FormularioDoServicoProps {
  readonly idOuvidoria: number;
  /** Null for a new one. */
  readonly servico: ServicoDoOrgao | null;
  readonly onSalvo: (frase: string) => void;
  readonly onCancelar: () => void;
}

export function FormularioDoServico({ idOuvidoria, servico, onSalvo, onCancelar }: FormularioDoServicoProps) {
  const form = useFormulario(formulario, {
    defaultValues: {
      nome: servico?.nome ?? '',
      descricao: servico?.descricao ?? '',
      link: servico?.link ?? '',
      publico: servico?.publico ?? '',
    },
  });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(form, async (lidos: z.output<typeof formulario>) => {
    if (servico) {
      const params = { idOuvidoria, idServico: servico.idServico };
      const body = { dados: { ...lidos, ativo: servico.ativo }, versao: servico.versao };
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico',
        { params, body },
        SILENT,
      );
    } else {
      const params = { idOuvidoria };
      await api('POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos', { params, body: lidos }, SILENT);
    }
    onSalvo(`${lidos.nome} já aparece na busca de ouvidorias como você escreveu.`);
  });
  return (
    <>
      <TituloFocado nivel={3}>{servico ? `Mudar ${servico.nome}` : 'Novo serviço'}</TituloFocado>
      <Falha erro={erro} />
      <Formulario form={form} onSubmit={onSubmit} aria-label="Serviço">
        <CampoTexto name="nome" label="Nome" help="Como as pessoas o procuram." maxLength={150} required />
        <CampoTextoLongo
          name="descricao"
          label="Descrição"
          help="O que se consegue, de que se precisa e quanto demora, em frases curtas."
          rows={4}
          limit={1000}
          required
        />
        <div className="gerenciar-lado-a-lado">
          <CampoTexto
            name="publico"
            label="Para quem é"
            help="Como “Estudantes” ou “Empresas exportadoras”."
            maxLength={200}
            optional
          />
          <CampoTexto
            name="link"
            label="Endereço na internet"
            help="Onde se pede, começando por https://."
            type="url"
            maxLength={300}
            optional
          />
        </div>
        <div className="ui-actions">
          <BotaoEnviar>{servico ? 'Salvar serviço' : 'Incluir serviço'}</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}
