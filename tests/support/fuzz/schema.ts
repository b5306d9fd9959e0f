/** A JSON schema of the OpenAPI document. */
export type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };

type Content = Readonly<Record<string, { schema: Schema }>>;

/** One operation of the OpenAPI document. */
export type Operation = {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** The JSON body; undefined without one. */
  body: Schema | undefined;
  /** Whether a file is sent as form data. */
  acceptsFile: boolean;
  isOpen: boolean;
};

type Document = {
  paths: Record<
    string,
    Record<string, { parameters: Parameter[]; requestBody?: { content: Content }; security?: unknown[] }>
  >;
};

/** The operations of an OpenAPI document. */
export const operationsOf = ({ paths }: Document): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, security }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      acceptsFile: requestBody?.content['multipart/form-data'] !== undefined,
      isOpen: security !== undefined,
    })),
  );
