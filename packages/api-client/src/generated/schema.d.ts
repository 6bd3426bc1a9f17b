/** Types of the commerce API. Generated from /openapi.json by `npm run contract`. */
export interface paths {
    "/getSessionCartGuid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guid of the cart that this visit began */
        get: {
            parameters: {
                query?: {
                    site?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SessionCartGuid"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log records of a visit; dropped unless csrLogger is 1 by the visit’s cookie or its site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientLogs"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What crawlers may read */
        get: {
            parameters: {
                query?: {
                    site?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sitemaps of a site */
        get: {
            parameters: {
                query?: {
                    site?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 5,000 addresses in one language */
        get: {
            parameters: {
                query?: {
                    site?: string;
                };
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every variant for sale, as Google Merchant Center reads it: products-en.xml, products-fr.xml */
        get: {
            parameters: {
                query?: {
                    site?: string;
                };
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture, scaled; format by Accept */
        get: {
            parameters: {
                query?: {
                    /** @description Width in px: 96, 160, 240, 320, 480, 640, 800, 1200, 1600; default 640 */
                    w?: string;
                    /** @description Any version mark: the answer may then be kept for a year */
                    v?: string;
                };
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: {
                                type: string;
                                message: string;
                                subject?: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: {
                                type: string;
                                message: string;
                                subject?: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/sets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of a product as a JSONP-style image set */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: {
                                type: string;
                                message: string;
                                subject?: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page with its slots and components */
        get: {
            parameters: {
                query?: {
                    pageType?: string;
                    pageLabelOrId?: string;
                    /** @description Of a category or product: its own page, else the one that stands for all. Else a label or id. */
                    code?: string;
                    /** @description BASIC: what the page is. DEFAULT: with its slots and metadata. FULL: with the site’s configuration. */
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    /** @description Shows what is scheduled; one that is not valid changes nothing. */
                    cmsTicketId?: string;
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Page"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components by id */
        get: {
            parameters: {
                query: {
                    /** @description Comma-separated uids. */
                    componentIds: string;
                    /** @description As many as there are ids. */
                    pageSize?: number;
                    currentPage?: number;
                    /** @description Shows what is scheduled; one that is not valid changes nothing. */
                    cmsTicketId?: string;
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ComponentList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/siteConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site configuration, messages and the header of every page */
        get: {
            parameters: {
                query?: {
                    pageLabelOrId?: string;
                    /** @description Shows what is scheduled; one that is not valid changes nothing. */
                    cmsTicketId?: string;
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SiteConfig"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/loginPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title, metadata and configuration of the log-in page */
        get: {
            parameters: {
                query?: {
                    pageLabelOrId?: string;
                    /** @description Shows what is scheduled; one that is not valid changes nothing. */
                    cmsTicketId?: string;
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LoginPage"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductDetailsForCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by code, in the order asked; unknown ones are left out */
        get: {
            parameters: {
                query: {
                    /** @description Comma-separated, at most 100. */
                    productCodes: string;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductsForCarousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chosen products, or the best of a category */
        get: {
            parameters: {
                query?: {
                    /** @description Comma-separated, at most 100. */
                    productCodes?: string;
                    categoryCode?: string;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchProductsForCarousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first products that a search finds */
        get: {
            parameters: {
                query?: {
                    query?: string;
                    /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                    filters?: string;
                    sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                    currentPage?: number;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getBestSellerProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sells most, in the shop or in a category */
        get: {
            parameters: {
                query?: {
                    categoryCode?: string;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    currentPage?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/productCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of these codes; without codes every product, page by page */
        get: {
            parameters: {
                query?: {
                    /** @description Comma-separated, at most 100. */
                    productCodes?: string;
                    currentPage?: number;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/recommendedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is most like a product */
        get: {
            parameters: {
                query: {
                    productCode: string;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductOOSRecommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is most like a product that is sold out and can be had now */
        get: {
            parameters: {
                query: {
                    productCode: string;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/chpartners/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of each partner brand the product most like this one, nearest first */
        get: {
            parameters: {
                query?: {
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/compare-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few products of one category side by side; unknown ones are named as missing */
        get: {
            parameters: {
                query: {
                    /** @description Comma-separated, at most 100. */
                    productCodes: string;
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comparison"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/compare-appliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few brewers side by side; other products are refused */
        get: {
            parameters: {
                query: {
                    /** @description Comma-separated, at most 100. */
                    productCodes: string;
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comparison"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/getAppliance/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A brewer beside those most like it */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comparison"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by code or pod id */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/pod-id/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by code or pod id */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/productData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product with its variants, without its texts */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Product"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/variantOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants of a product */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            variantOptions: components["schemas"]["VariantOption"][];
                        };
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/productClassifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attributes of a product, labelled */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            classifications: components["schemas"]["Classification"][];
                        };
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/bundleData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a bundle contains; no components for what is none */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BundleData"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/c/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of products of a category (by code or by path) or of a brand (`brand-<slug>`) */
        get: {
            parameters: {
                query?: {
                    /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                    filters?: string;
                    sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                    currentPage?: number;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    /** @description Comma-separated, at most 100. */
                    recProductCodes?: string;
                    mode?: string;
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CategoryPage"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/c/{code}/categoryData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a category or brand page shows beside its products */
        get: {
            parameters: {
                query?: {
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CategoryData"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product search */
        get: {
            parameters: {
                query?: {
                    query?: string;
                    /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                    filters?: string;
                    sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                    currentPage?: number;
                    /** @description Site configuration by default. */
                    pageSize?: number;
                    fields?: "BASIC" | "DEFAULT" | "FULL";
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ProductSearchPage"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchsuggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms and products for a beginning of a search text */
        get: {
            parameters: {
                query: {
                    term: string;
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Suggestions"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getKeywordRedirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a search text leads instead of to results */
        get: {
            parameters: {
                query: {
                    searchText: string;
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Without `redirectUrl` the text leads to search results. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KeywordRedirect"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A context token for one’s own recommendations */
        get: {
            parameters: {
                query?: {
                    customerId?: string;
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContextToken"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/{contextID}/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes of what to show this customer here, best first */
        get: {
            parameters: {
                query?: {
                    /** @description Comma-separated, at most 100. */
                    recentProductCodes?: string;
                    lang?: "en" | "fr";
                };
                header?: {
                    "x-context-token"?: string;
                };
                path: {
                    site: string;
                    contextID: string;
                    customerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContextRecommendations"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/getproductdataforvariants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of variants; unknown ones are left out */
        get: {
            parameters: {
                query: {
                    /** @description Comma-separated, at most 100. */
                    variantCodes: string;
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VariantProducts"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/autoDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products for an auto-delivery component: the named first, then those of the job */
        get: {
            parameters: {
                query: {
                    componentID: string;
                    /** @description Comma-separated, at most 100. */
                    productRecommendationListData?: string;
                    jobCode?: "best-sellers" | "newest";
                    lang?: "en" | "fr";
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AutoDeliveryProducts"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addProductToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product to a cart */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddProduct"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addProductsToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add several products to a cart: all or none */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddProducts"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addBundleProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a bundle to a cart, with its chosen parts */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddBundle"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CartModification"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line */
        delete: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                    entryNumber: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Set the quantity of a line; 0 removes it */
        patch: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                    entryNumber: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeEntry"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cart by its guid */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/anonymous/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of this visit, by SESSION cookie or guid; an empty one where there is none */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    /** @description Guid of the cart */
                    cartGuid?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/current/carts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of the customer who is logged in */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getCustomerDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who this visit is and what is in its cart */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    /** @description Guid of the cart */
                    cartGuid?: string;
                    isADUser?: boolean;
                    customerMode?: string;
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CustomerDetails"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Put a coupon on a cart; it takes the place of the one before */
        get: {
            parameters: {
                query: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                    couponCode: string;
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CouponData"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/coupons/applyCouponData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Put a coupon on the visit’s own cart */
        get: {
            parameters: {
                query: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                    couponCode: string;
                    /** @description Guid of the cart */
                    cartGuid?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CouponData"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/coupons/applyQueryParamCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coupon that came in the address: put on the visit’s cart, or kept until there is one */
        get: {
            parameters: {
                query: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                    couponCode: string;
                    /** @description Guid of the cart */
                    cartGuid?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CouponData"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupons/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off a cart */
        delete: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                    /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                    couponCode: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whom the order is for */
        put: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CartEmail"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/addresses/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Where the order goes: one error item a field */
        put: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/businessdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A company’s purchase order and tax exemption; what is left out or empty is taken away */
        put: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BusinessDetails"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways of delivery and what each costs */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DeliveryModes"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose a way of delivery */
        put: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChooseDeliveryMode"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Attach the token that the payment provider’s card fields gave out */
        put: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description Guid of the cart */
                    cartGuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AttachPayment"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cart"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description 201: paid and placed. 202: the payment needs the shopper (`nextAction`) or its outcome is not known yet; it ends as one order and one charge, or none.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description Required, 16 to 64 characters: one key places one order. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PlaceOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order; a guest’s by its guid */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description A guest’s order by its guid */
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orderLookUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guest’s order by its number and e-mail; changes nothing */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderLookUp"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/current/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of the customer who is logged in */
        get: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: never;
                path: {
                    site: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orders: components["schemas"]["Order"][];
                        };
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on after the shopper authenticated the payment */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description A guest’s order by its guid */
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel until the order is picked: stock and payment go back */
        post: {
            parameters: {
                query?: {
                    /** @description Language of texts; en by default. */
                    lang?: "en" | "fr";
                    csAgentId?: string;
                    customerId?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                    /** @description anonymous, current, or a customer id (agents only) */
                    user: string;
                    /** @description A guest’s order by its guid */
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; the same answer for every address */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsletterSubscription"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/kpcEmailSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter through a marketing form */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailSignup"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Press the link of the confirmation */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailLink"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription, by the page’s button or by a mail program’s */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                    /** @description Of a mail program’s one-click unsubscription. */
                    token?: string;
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailLink"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/alert/alertMe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One mail when a sold-out variant is back; a repeat changes nothing */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StockAlertRequest"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop: one error item a field */
        post: {
            parameters: {
                query?: {
                    /** @description Language of answer and mails; en by default. */
                    lang?: "en" | "fr";
                };
                header?: {
                    /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description usb2c, cab2c or usafh */
                    site: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutreachOutcome"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
                /** @description What went wrong, one item a problem. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorList"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What went wrong, one item a problem. */
        ErrorList: {
            errors: {
                type: string;
                message: string;
                reason?: string;
                subject?: string;
                subjectType?: string;
            }[];
        };
        /** @description Fields beyond these follow the type code. */
        Component: {
            uid: string;
            typeCode: string;
        } & {
            [key: string]: unknown;
        };
        Page: {
            uid: string;
            label: string;
            pageType: string;
            title: string;
            metadata?: {
                name: string;
                content: string;
            }[];
            contentSlots?: {
                position: string;
                components: components["schemas"]["Component"][];
            }[];
            configurationData?: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
        };
        ComponentList: {
            component: components["schemas"]["Component"][];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        SiteConfig: {
            siteConfigurations: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            messageItems: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            contentSlots: {
                position: string;
                components: components["schemas"]["Component"][];
            }[];
        };
        LoginPage: {
            configurationData: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            metadata: {
                name: string;
                content: string;
            }[];
            title: string;
        };
        Price: {
            /** @description Major units. */
            value: number;
            currencyIso: string;
            formattedValue: string;
        };
        TaxTotal: {
            name: string;
            percent: number;
            amount: components["schemas"]["Price"];
        };
        /** @description In lists only the default variant has what follows `purchasable`; the product page has all. */
        VariantOption: {
            code: string;
            defaultVariant: boolean;
            isColorVariant: boolean;
            color?: string;
            /** @description Swatch, #rrggbb. */
            variantColor?: string;
            count?: number;
            unit?: "ct" | "oz";
            boxCount?: number;
            stock: {
                stockLevelStatus: "inStock" | "outOfStock";
            };
            purchasable: boolean;
            options?: {
                name: string;
                value: string;
            }[];
            priceData?: components["schemas"]["Price"];
            originalPriceData?: components["schemas"]["Price"];
            isDiscountPrice?: boolean;
            discountPriceData?: components["schemas"]["Price"];
            promotedPriceData?: components["schemas"]["Price"];
            personalizedPriceData?: components["schemas"]["Price"];
            campaignPriceData?: components["schemas"]["Price"];
            autoDeliveryPriceData?: components["schemas"]["Price"];
            pricePerPod?: components["schemas"]["Price"];
            variantPrice?: {
                listPrice: components["schemas"]["Price"];
            };
            salesPriceStrategy?: "ALL" | "OTP" | "AD_PARENT_OTP" | "AD_RECURRING_OTP";
            image?: string;
        };
        Classification: {
            code: string;
            features: {
                code: string;
                name: string;
                featureValues: {
                    code: string;
                    value: string;
                }[];
            }[];
        };
        /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
        Product: {
            code: string;
            name: string;
            url: string;
            brand: string;
            productType: "Coffee" | "Accessory" | "Brewer" | "Bundle";
            defaultVariantCode: string;
            stock: {
                stockLevelStatus: "inStock" | "outOfStock";
            };
            /** @description Active and priced; `stock` says whether there is any. */
            purchasable: boolean;
            images: {
                name: string;
                url: string;
                alt: string;
                width: number;
                height: number;
            }[];
            priceData: components["schemas"]["Price"];
            originalPriceData: components["schemas"]["Price"];
            isDiscountPrice: boolean;
            discountPriceData?: components["schemas"]["Price"];
            promotedPriceData?: components["schemas"]["Price"];
            personalizedPriceData?: components["schemas"]["Price"];
            campaignPriceData?: components["schemas"]["Price"];
            autoDeliveryPriceData?: components["schemas"]["Price"];
            pricePerPod?: components["schemas"]["Price"];
            podId?: string;
            series?: string;
            packType?: "Bagged" | "Canned" | "Fractional";
            summary?: string;
            /** @description text||#foreground||#background */
            badge?: string;
            baseProduct?: string;
            categories?: {
                code: string;
                name: string;
            }[];
            bundleMarkerProduct?: boolean;
            isBeveragesCategory?: boolean;
            isBrewersCategory?: boolean;
            isAccessoriesCategory?: boolean;
            isFiftyPercentCampaignEligible?: boolean;
            isFreeCampaignEligible?: boolean;
            isKskLiteCampaignEligible?: boolean;
            isBBADCampaignEligible?: boolean;
            isAFHKbbFreeEligible?: boolean;
            isAFHKbbPlatinumEligible?: boolean;
            isAFHSubscriptionEligible?: boolean;
            isPremiumBrewerCampaignEligible?: boolean;
            isProductBMSMEligible?: boolean;
            isPersonalizedProduct?: boolean;
            isVirtualProduct?: boolean;
            roast?: {
                code: string;
                name: string;
            };
            caffeine?: {
                code: string;
                name: string;
            };
            beverageType?: {
                code: string;
                name: string;
            };
            strength?: number;
            flavour?: {
                code: string;
                name: string;
            }[];
            variantOptions?: components["schemas"]["VariantOption"][];
            optionNames?: string[];
            classifications?: components["schemas"]["Classification"][];
            components?: {
                code: string;
                qty: number;
            }[];
            /** @description HTML, sanitised. */
            description?: string;
        };
        Pagination: {
            currentPage: number;
            pageSize: number;
            totalPages: number;
            totalResults: number;
        };
        SearchState: {
            query?: {
                /** @description text:sort:facet:value… */
                value: string;
            };
            /** @description The `filters` parameter that leads there. */
            filters: string;
        };
        ProductSearchPage: {
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: {
                code: string;
                name: string;
                selected: boolean;
            }[];
            facets: {
                code: string;
                name: string;
                multiSelect: boolean;
                values: {
                    code: string;
                    name: string;
                    count: number;
                    selected: boolean;
                    query: components["schemas"]["SearchState"];
                }[];
            }[];
            breadcrumbs: {
                facetCode: string;
                facetName: string;
                facetValueCode: string;
                facetValueName: string;
                removeQuery: components["schemas"]["SearchState"];
            }[];
            currentQuery: components["schemas"]["SearchState"];
            freeTextSearch: string;
            spellingSuggestion?: {
                query: string;
                suggestion: string;
            };
            /** @description The results are for this text. */
            correctedText?: string;
            keywordRedirectUrl?: string;
            popularTerms?: string[];
        };
        CategoryData: {
            code: string;
            name: string;
            url: string;
            title: string;
            metadata: {
                name: string;
                content: string;
            }[];
            typeCode: "Category" | "BrandCategory";
            cmAnalyticsPageType: string;
            breadcrumbs: {
                code: string;
                name: string;
                url: string;
            }[];
            subcategories: {
                code: string;
                name: string;
                url: string;
            }[];
            bannerBackgroundComponentId: string;
            bannerBackgroundComponentList: string[];
            bannerBackgroundImage?: string;
            story?: {
                title?: string;
                text?: string;
                image?: string;
            };
        };
        CategoryPage: {
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: {
                code: string;
                name: string;
                selected: boolean;
            }[];
            facets: {
                code: string;
                name: string;
                multiSelect: boolean;
                values: {
                    code: string;
                    name: string;
                    count: number;
                    selected: boolean;
                    query: components["schemas"]["SearchState"];
                }[];
            }[];
            breadcrumbs: {
                facetCode: string;
                facetName: string;
                facetValueCode: string;
                facetValueName: string;
                removeQuery: components["schemas"]["SearchState"];
            }[];
            currentQuery: components["schemas"]["SearchState"];
            categoryCode: string;
            categoryName: string;
            /** @description The products of `recProductCodes`, in that order. */
            rtsProducts: components["schemas"]["Product"][];
        };
        ProductList: {
            products: components["schemas"]["Product"][];
            pagination?: components["schemas"]["Pagination"];
        };
        Suggestions: {
            suggestions: {
                value: string;
            }[];
            products: components["schemas"]["Product"][];
        };
        /** @description Without `redirectUrl` the text leads to search results. */
        KeywordRedirect: {
            text: string;
            redirectUrl?: string;
            title?: string;
            metadata?: {
                name: string;
                content: string;
            }[];
        };
        BundleData: {
            code: string;
            bundleMarkerProduct: boolean;
            priceData: components["schemas"]["Price"];
            originalPriceData: components["schemas"]["Price"];
            components: {
                code: string;
                qty: number;
                product?: components["schemas"]["Product"];
            }[];
        };
        Comparison: {
            products: components["schemas"]["Product"][];
            attributes: {
                code: string;
                name: string;
                /** @description One a product, in their order; empty where unknown. */
                values: string[];
                differs: boolean;
            }[];
            /** @description Codes that are not sold here. */
            missing: string[];
        };
        ContextToken: {
            token: string;
            /** @description Seconds. */
            expires_in: number;
            customerId: string;
        };
        ContextRecommendations: {
            contextID: string;
            customerId: string;
            ResultContent: {
                productCode: string;
                /** @description 1 is the first. */
                rank: number;
            }[];
        };
        VariantProducts: {
            products: components["schemas"]["Product"][];
            /** @description The ids are there where the code has four parts that name them. */
            variants: {
                code: string;
                productCode: string;
                brandId?: string;
                brandVarietyId?: string;
            }[];
        };
        AutoDeliveryProducts: {
            componentID: string;
            jobCode: string;
            products: components["schemas"]["Product"][];
        };
        AppliedVoucher: {
            code: string;
            name: string;
            /** @description False while it takes nothing off; `message` says why. */
            active: boolean;
            amount: components["schemas"]["Price"];
            freeShipping: boolean;
            message?: string;
        };
        AddProduct: {
            code: string;
            qty: number;
            /** @description True where left out. */
            isOneTimeProduct?: boolean;
            boxPerShipmentQty?: number;
            frequencyWeeks?: number;
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        AddProducts: {
            products: {
                code: string;
                qty: number;
                /** @description True where left out. */
                isOneTimeProduct?: boolean;
                boxPerShipmentQty?: number;
                frequencyWeeks?: number;
            }[];
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        AddBundle: {
            code: string;
            qty: number;
            components: {
                code: string;
            }[];
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        ChangeEntry: {
            /** @description 0 removes the line. */
            qty: number;
        };
        CartProduct: {
            /** @description Variant code */
            code: string;
            productCode?: string;
            name: string;
            brand?: string;
            productType?: string;
            url?: string;
            /** @description Address of the picture; takes `?w=`. */
            image?: string;
            options?: {
                [key: string]: string;
            };
            /** @description Bagged, Canned or Fractional */
            packType?: string;
            count?: number;
            boxCount?: number;
            variantColor?: string;
        };
        OrderEntry: {
            entryNumber: number;
            quantity: number;
            qty: number;
            isOneTimeProduct: boolean;
            boxPerShipmentQty?: number;
            frequencyWeeks?: number;
            product: components["schemas"]["CartProduct"];
            basePrice: components["schemas"]["Price"];
            listPrice: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            /** @description list, discount, promoted, autoDelivery, personalized, campaign or buyMoreSaveMore */
            priceKind: string;
            /** @description False once the product is no longer sold. */
            available: boolean;
            components?: {
                code: string;
            }[];
        };
        Address: {
            firstName: string;
            lastName: string;
            companyName?: string;
            line1: string;
            line2?: string;
            town: string;
            region: {
                isocode: string;
            };
            country: {
                isocode: string;
            };
            postalCode: string;
            phone: string;
        };
        PaymentInfo: {
            provider: string;
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
        };
        Cart: {
            /** @description Absent in the empty cart of a visit that has none. */
            guid?: string;
            code?: string;
            entries: components["schemas"]["OrderEntry"][];
            /** @description Lines */
            totalItems: number;
            subTotal: components["schemas"]["Price"];
            orderDiscounts: components["schemas"]["Price"];
            deliveryCost: components["schemas"]["Price"];
            taxes: components["schemas"]["TaxTotal"][];
            totalTax: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            totalPriceWithTax: components["schemas"]["Price"];
            totalUnitCount: number;
            appliedVouchers: components["schemas"]["AppliedVoucher"][];
            /** @description False until there is a delivery address. */
            taxIsFinal: boolean;
            freeShipping: {
                threshold?: components["schemas"]["Price"];
                remaining: components["schemas"]["Price"];
                reached: boolean;
            };
            email?: string;
            deliveryAddress?: components["schemas"]["Address"];
            deliveryMode?: {
                code: string;
            };
            /** @description The company’s own number for the order */
            purchaseOrderNumber?: string;
            /** @description Given: nothing is taxed. */
            taxExemptionNumber?: string;
            paymentInfo?: components["schemas"]["PaymentInfo"];
        };
        CartModification: {
            cartGuid: string;
            /** @description Units in the whole cart */
            cartQuantity: number;
            entry: components["schemas"]["OrderEntry"];
            /** @description Every line that the call touched */
            entries: components["schemas"]["OrderEntry"][];
        };
        CouponData: {
            couponCode: string;
            name: string;
            /** @description False: it waits until it can count. */
            applied: boolean;
            /** @description What came of it, to show as it is */
            message: string;
            /** @description Code that it took the place of */
            replaced?: string;
            cart?: components["schemas"]["Cart"];
        };
        CustomerDetails: {
            isLoggedIn: boolean;
            perksOptIn: boolean;
            isCremaEmployee: boolean;
            cartCount: number;
            cartGuid?: string;
            customerCookies: {
                entry: {
                    key: string;
                    value: string;
                }[];
            };
        };
        SessionCartGuid: {
            /** @description Empty while the visit has no cart. */
            sessioncartguid: string;
        };
        CartEmail: {
            email: string;
        };
        BusinessDetails: {
            purchaseOrderNumber?: string;
            taxExemptionNumber?: string;
        };
        ChooseDeliveryMode: {
            code: string;
        };
        AttachPayment: {
            /** @description test */
            provider: string;
            /** @description What the provider’s card fields gave out */
            token: string;
        };
        DeliveryModes: {
            deliveryModes: {
                code: string;
                name: string;
                description: string;
                deliveryCost: components["schemas"]["Price"];
            }[];
        };
        PlaceOrder: {
            cartGuid: string;
            /** @description Must be true. */
            termsChecked: boolean;
            /** @description Total with tax that the shopper saw, in major units; 409 StaleCartError when it is another now. */
            expectedTotal?: number;
        };
        Order: {
            code: string;
            /** @description What a guest reads the order by */
            guid: string;
            site: string;
            /** @description created, processing, partiallyshipped, shipped, partiallydelivered, delivered, cancelled or returned */
            status: string;
            statusDisplay: string;
            /** @description pending, requires_action, captured, failed, refund_due or refunded */
            paymentStatus: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            placed?: string;
            email: string;
            entries: components["schemas"]["OrderEntry"][];
            totalItems: number;
            appliedVouchers: components["schemas"]["AppliedVoucher"][];
            subTotal: components["schemas"]["Price"];
            orderDiscounts: components["schemas"]["Price"];
            deliveryCost: components["schemas"]["Price"];
            taxes: components["schemas"]["TaxTotal"][];
            totalTax: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            totalPriceWithTax: components["schemas"]["Price"];
            totalUnitCount: number;
            deliveryAddress: components["schemas"]["Address"];
            deliveryMode: {
                code: string;
            };
            /** @description The company’s own number for the order */
            purchaseOrderNumber?: string;
            /** @description Given: nothing is taxed. */
            taxExemptionNumber?: string;
            paymentInfo: components["schemas"]["PaymentInfo"];
            consignments: {
                code: string;
                carrier?: string;
                trackingCode?: string;
                /** Format: date-time */
                shippedDate: string;
            }[];
            cancellable: boolean;
            /** @description What the shopper’s browser does next: authenticate, then send this call. */
            nextAction?: {
                type: string;
                method: string;
                url: string;
            };
        };
        OrderLookUp: {
            /** @description The order number, in whatever case */
            code: string;
            email: string;
        };
        ClientLogs: {
            records: {
                type: "INFO" | "ERROR" | "DEBUG" | "API_FAILURE_4XX" | "API_FAILURE_5XX";
                severity: "low" | "medium" | "high" | "critical";
                message: string;
                category?: string;
                eventType?: string;
                brand?: "usb2c" | "cab2c" | "usafh";
                language?: string;
                timestamp?: string;
                cartGuid?: string;
                customerId?: string;
                userEmail?: string;
                visitorId?: string;
                sessionId?: string;
                userType?: string;
                requestUrl?: string;
                extraInfo?: {
                    [key: string]: unknown;
                };
                correlationId?: string;
                referrer?: string;
                currentPageUrl?: string;
            }[];
        };
        NewsletterSubscription: {
            email: string;
        };
        EmailSignup: {
            email: string;
            source?: string;
        };
        MailLink: {
            token?: string;
        } & {
            [key: string]: unknown;
        };
        StockAlertRequest: {
            /** @description Variant; a product: its default one. */
            code: string;
            email: string;
        };
        ContactMessage: {
            name: string;
            email: string;
            topic: string;
            orderCode?: string;
            message: string;
            /** @description For machines; people leave it empty. */
            website?: string;
        };
        OutreachOutcome: {
            status: string;
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
