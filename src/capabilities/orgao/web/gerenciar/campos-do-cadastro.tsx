import { MAX_HORARIO } from '#capabilities/configuracao/domain/padroes.ts';
import { CampoCheckbox, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';

/** What the directory shows of an office, in the order people look for it. */
export function CamposDoCadastro() {
  return (
    <>
      <fieldset className="gerenciar-grupo">
        <legend>Identificação</legend>
        <div className="gerenciar-lado-a-lado">
          <CampoTexto name="nome" label="Nome" help="Por extenso, sem a sigla." maxLength={200} required />
          <CampoTexto
            name="sigla"
            label="Sigla"
            help="Como as pessoas chamam o órgão."
            maxLength={30}
            required
          />
        </div>
        <CampoTextoLongo
          name="competencia"
          label="Competência"
          help="Em poucas frases simples, de que assuntos o órgão cuida. Aparece na busca de ouvidorias."
          rows={4}
          limit={2000}
          optional
        />
        <CampoCheckbox
          name="temSic"
          label="Tem Serviço de Informação ao Cidadão (SIC)"
          help="O órgão responde pedidos de acesso à informação (Lei 12.527/2011)."
        />
      </fieldset>
      <fieldset className="gerenciar-grupo">
        <legend>Contatos</legend>
        <div className="gerenciar-lado-a-lado">
          <CampoTexto
            name="telefone"
            label="Telefone"
            help="Com o DDD, como (61) 2020-1234."
            type="tel"
            autoComplete="off"
            maxLength={40}
            optional
          />
          <CampoTexto
            name="email"
            label="E-mail"
            help="Recebe também os avisos do que chega ao órgão."
            type="email"
            autoComplete="off"
            maxLength={200}
            optional
          />
          <CampoTexto
            name="horario"
            label="Horário de atendimento"
            help="Como “Segunda a sexta, das 8h às 18h”."
            maxLength={MAX_HORARIO}
            optional
          />
          <CampoTexto
            name="site"
            label="Site"
            help="O endereço inteiro, começando por https://."
            type="url"
            maxLength={300}
            optional
          />
        </div>
        <CampoTexto
          name="endereco"
          label="Endereço"
          help="Rua, número, bairro, cidade e CEP de onde se atende."
          maxLength={300}
          optional
        />
      </fieldset>
    </>
  );
}
